package solutionary.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What an HTML page or an SVG picture refers to, and what in it can be referred to.
 *
 * @param links in the order in which they stand
 * @param ids the names of its parts
 */
record Markup(List<Link> links, Set<String> ids) {
  static Markup of(byte[] text) {
    Gathering gathering = new Gathering(new TagReader(text));
    while (gathering.reader.nextTag()) {
      gathering.readTag();
    }
    return new Markup(gathering.links, gathering.ids);
  }

  private static final class Gathering {
    private final TagReader reader;
    private final List<Link> links = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    /** Of the tag being read: its addresses, and what its {@code rel} says. */
    private final List<String> addresses = new ArrayList<>();

    private String relation = "";

    Gathering(TagReader reader) {
      this.reader = reader;
    }

    void readTag() {
      while (reader.nextAttribute()) {
        readAttribute();
      }
      addLinks();
      if (reader.tagIs("script")) {
        reader.rawText("</script");
      } else if (reader.tagIs("style")) {
        addFetched(reader.rawText("</style"));
      }
    }

    /** By the length of its name first: most attributes are none of these. */
    private void readAttribute() {
      switch (reader.attributeLength()) {
        case 2 -> readId();
        case 3, 4, 6, 10 -> readAddress();
        case 5 -> readStyle();
        case 11 -> readCandidates("imagesrcset");
        default -> {
          // None of those that can hold an address.
        }
      }
      if (reader.valueStartsWith("url(")) {
        addFetched(reader.value());
      }
    }

    private void readId() {
      if (reader.attributeIs("id")) {
        ids.add(reader.value());
      }
    }

    private void readAddress() {
      if (reader.attributeIs("rel")) {
        relation = reader.value();
      } else if (reader.attributeIs("href")
          || reader.attributeIs("src")
          || reader.attributeIs("xlink:href")
          || reader.attributeIs("action")
          || reader.attributeIs("formaction")
          || reader.attributeIs("poster")
          || reader.attributeIs("data")) {
        addresses.add(reader.value());
      } else {
        readCandidates("srcset");
      }
    }

    private void readStyle() {
      if (reader.attributeIs("style")) {
        addFetched(reader.value());
      }
    }

    private void readCandidates(String name) {
      if (reader.attributeIs(name)) {
        for (String candidate : reader.value().split(",")) {
          addresses.add(candidate.strip().split("\\s")[0]);
        }
      }
    }

    /** Turns what one tag gathered into links. */
    private void addLinks() {
      if (!addresses.isEmpty()) {
        boolean isFollowed =
            reader.tagIs("a")
                || reader.tagIs("area")
                || reader.tagIs("form")
                || relation.equals("canonical")
                || relation.equals("alternate");
        addresses.forEach(address -> links.add(new Link(address, !isFollowed)));
        addresses.clear();
      }
      relation = "";
    }

    private void addFetched(String style) {
      StyleText.addresses(style).forEach(address -> links.add(new Link(address, true)));
    }
  }
}
