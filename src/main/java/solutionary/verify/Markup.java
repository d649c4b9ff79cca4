package solutionary.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What an HTML page or an SVG picture refers to, and can be referred to by: read in one pass over
 * its tags. Comments and the text of scripts are passed over.
 */
final class Markup {
  private static final List<String> ADDRESSES =
      List.of("href", "src", "xlink:href", "action", "formaction", "poster");

  private final String text;
  private final List<Link> links = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private int at;

  /** Of the tag being read: its addresses, and what its {@code rel} says. */
  private final List<String> addresses = new ArrayList<>();

  private String relation = "";

  private Markup(String text) {
    this.text = text;
  }

  static Markup of(String text) {
    Markup markup = new Markup(text);
    markup.scan();
    return markup;
  }

  /** In the order in which they stand. */
  List<Link> links() {
    return links;
  }

  Set<String> ids() {
    return ids;
  }

  private void scan() {
    for (at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
      if (text.startsWith("<!--", at)) {
        at = find("-->", at + 4);
      } else if (at + 1 < text.length() && Character.isLetter(text.charAt(at + 1))) {
        tag();
      } else {
        at++;
      }
    }
  }

  private void tag() {
    int from = ++at;
    skipName();
    int to = at;
    for (skipGap(); isInTag(); skipGap()) {
      attribute(is(from, to, "object"));
    }
    addLinks(from, to);
    if (is(from, to, "script")) {
      at = find("</script", at);
    } else if (is(from, to, "style")) {
      int end = find("</style", at);
      addAll(StyleText.addresses(text.substring(at, end)));
      at = end;
    }
  }

  private void attribute(boolean isObject) {
    int from = at;
    skipName();
    int to = Math.max(at, from + 1);
    at = to;
    skipSpace();
    if (at < text.length() && text.charAt(at) == '=') {
      at++;
      skipSpace();
      value(from, to, isObject);
    }
  }

  /** Reads the value of the attribute whose name stands between two places. */
  private void value(int from, int to, boolean isObject) {
    char quote = at < text.length() ? text.charAt(at) : ' ';
    boolean isQuoted = quote == '"' || quote == '\'';
    int start = isQuoted ? at + 1 : at;
    int end = isQuoted ? text.indexOf(quote, start) : unquotedEnd(start);
    end = end < 0 ? text.length() : end;
    note(from, to, start, end, isObject);
    at = Math.min(text.length(), isQuoted ? end + 1 : end);
  }

  private void note(int from, int to, int start, int end, boolean isObject) {
    if (is(from, to, "id")) {
      ids.add(CharacterReferences.resolve(text.substring(start, end)));
    } else if (is(from, to, "rel")) {
      relation = text.substring(start, end);
    } else if (isAddress(from, to) || isObject && is(from, to, "data")) {
      addresses.add(CharacterReferences.resolve(text.substring(start, end)));
    } else if (is(from, to, "srcset") || is(from, to, "imagesrcset")) {
      for (String candidate : text.substring(start, end).split(",")) {
        addresses.add(CharacterReferences.resolve(candidate.strip().split("\\s+")[0]));
      }
    } else if (is(from, to, "style") || text.startsWith("url(", start)) {
      String style = CharacterReferences.resolve(text.substring(start, end));
      addAll(StyleText.addresses(style));
    }
  }

  private boolean isAddress(int from, int to) {
    for (String name : ADDRESSES) {
      if (is(from, to, name)) {
        return true;
      }
    }
    return false;
  }

  /** Turns what one tag gathered into links. */
  private void addLinks(int from, int to) {
    boolean isFollowed =
        is(from, to, "a")
            || is(from, to, "area")
            || is(from, to, "form")
            || relation.equals("canonical")
            || relation.equals("alternate");
    for (String address : addresses) {
      links.add(new Link(address, !isFollowed));
    }
    addresses.clear();
    relation = "";
  }

  private void addAll(List<String> fetched) {
    fetched.forEach(address -> links.add(new Link(address, true)));
  }

  private boolean is(int from, int to, String name) {
    return to - from == name.length() && text.regionMatches(true, from, name, 0, to - from);
  }

  private boolean isInTag() {
    return at < text.length() && text.charAt(at) != '>';
  }

  private void skipName() {
    while (isInTag() && text.charAt(at) != '=' && text.charAt(at) != '/' && !isSpace(at)) {
      at++;
    }
  }

  /** White space, and the slash of a tag that closes itself. */
  private void skipGap() {
    while (at < text.length() && (isSpace(at) || text.charAt(at) == '/')) {
      at++;
    }
  }

  private void skipSpace() {
    while (at < text.length() && isSpace(at)) {
      at++;
    }
  }

  private int unquotedEnd(int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '>' && !isSpace(end)) {
      end++;
    }
    return end;
  }

  private boolean isSpace(int index) {
    char c = text.charAt(index);
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
  }

  /** Where something stands next; the end when it does not. */
  private int find(String wanted, int from) {
    int found = text.indexOf(wanted, from);
    return found < 0 ? text.length() : found;
  }
}
