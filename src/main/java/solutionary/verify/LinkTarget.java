package solutionary.verify;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Where a relative address leads.
 *
 * @param path of a file, from the site's root
 * @param part the id of the part that is meant; empty for the whole
 */
record LinkTarget(String path, String part) {
  /** Empty when the address leads out of the site. */
  static Optional<LinkTarget> of(String page, String address) {
    int hash = address.indexOf('#');
    String part = hash < 0 ? "" : decoded(address.substring(hash + 1));
    String file = hash < 0 ? address : address.substring(0, hash);
    int query = file.indexOf('?');
    file = query < 0 ? file : file.substring(0, query);
    return file.isEmpty()
        ? Optional.of(new LinkTarget(page, part))
        : path(page, decoded(file)).map(path -> new LinkTarget(path, part));
  }

  private static Optional<String> path(String page, String file) {
    Deque<String> folders = new ArrayDeque<>();
    String all = page.substring(0, page.lastIndexOf('/') + 1) + file;
    for (String step : all.split("/", -1)) {
      if (step.equals("..")) {
        if (folders.pollLast() == null) {
          return Optional.empty();
        }
      } else if (!step.equals(".")) {
        folders.addLast(step);
      }
    }
    return Optional.of(String.join("/", folders));
  }

  /** Resolves {@code %20} and the like; a plus sign stands for itself. */
  private static String decoded(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return text;
    }
  }
}
