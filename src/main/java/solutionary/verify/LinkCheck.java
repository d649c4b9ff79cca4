package solutionary.verify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Checks that every link leads to a file of the site, and to a part that is there; and that no page
 * fetches anything from elsewhere.
 */
final class LinkCheck {
  private static final Pattern SCHEME = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:.*");

  /** What a link may begin with that a reader follows out of the site. */
  private static final List<String> OUTWARD = List.of("https://", "http://", "mailto:");

  private final Set<String> files;
  private final Findings findings;
  private final Map<String, Set<String>> ids = new HashMap<>();

  /** Parts of other pages that links name, each with the first place of such a link. */
  private final Map<LinkTarget, String> parts = new LinkedHashMap<>();

  /** Addresses found right in the folder being read: its pages have most of them in common. */
  private final Set<String> right = new HashSet<>();

  private String folder = "";

  LinkCheck(Set<String> files, Findings findings) {
    this.files = files;
    this.findings = findings;
  }

  /** Checks what stands in a page, picture or style sheet; to be called folder by folder. */
  void check(String path, List<Link> links, Set<String> idsThere) {
    ids.put(path, idsThere);
    String folderThere = path.substring(0, path.lastIndexOf('/') + 1);
    if (!folderThere.equals(folder)) {
      folder = folderThere;
      right.clear();
    }
    for (Link link : links) {
      if (!right.contains(link.address())) {
        check(path, link);
      }
    }
  }

  /** Checks the links to parts of other pages, when all pages have been read. */
  void finish() {
    parts.forEach(
        (target, place) -> {
          if (!ids.getOrDefault(target.path(), Set.of()).contains(target.part())) {
            addPart(place, target);
          }
        });
  }

  private void check(String path, Link link) {
    String address = link.address().strip();
    if (address.startsWith("/") || address.isEmpty()) {
      add(path, link, "a relative link to a file of the site");
    } else if (SCHEME.matcher(address).matches()) {
      checkOutward(path, link, address);
    } else {
      checkTarget(path, link, LinkTarget.of(path, address));
    }
  }

  private void checkOutward(String path, Link link, String address) {
    boolean isData = address.startsWith("data:");
    boolean isOutward = OUTWARD.stream().anyMatch(address::startsWith);
    if (link.isFetched() ? !isData : !isOutward) {
      String wanted =
          link.isFetched() ? "a file of the site" : "a file of the site, or a web address";
      add(path, link, wanted);
    }
  }

  private void checkTarget(String path, Link link, Optional<LinkTarget> found) {
    if (found.isEmpty() || !files.contains(found.get().path())) {
      add(path, link, "the name of a file of the site");
      return;
    }
    LinkTarget target = found.get();
    if (!target.path().equals(path)) {
      right.add(link.address());
      if (!target.part().isEmpty()) {
        parts.putIfAbsent(target, path);
      }
    } else if (!target.part().isEmpty() && !ids.get(path).contains(target.part())) {
      addPart(path, target);
    }
  }

  private void add(String path, Link link, String wanted) {
    findings.add("site " + path, "a link to \"" + link.address() + "\"", wanted);
  }

  private void addPart(String path, LinkTarget target) {
    findings.add(
        "site " + path,
        "a link to \"" + target.part() + "\" in " + target.path(),
        "an id that is there");
  }
}
