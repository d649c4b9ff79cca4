package solutionary.verify;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Checks that every row has its page and every page its row, downloads included; and that each
 * further language has the same pages.
 */
final class PagesCheck {
  /** Folders of the further languages, where they are there. */
  private static final List<String> LANGUAGES = List.of("zh/");

  private static final Pattern DOWNLOAD =
      Pattern.compile("data/(queens|sudoku)(-.*)?\\.(json|csv)");

  private PagesCheck() {}

  /**
   * Compares.
   *
   * @param wanted pages and downloads that the rows ask for
   * @param files all that is in the site
   */
  static void check(Set<String> wanted, Set<String> files, Findings findings) {
    Set<String> all = new TreeSet<>(wanted);
    PageList.ALLOWED.stream().filter(files::contains).forEach(all::add);
    for (String language : LANGUAGES) {
      if (files.stream().anyMatch(path -> path.startsWith(language))) {
        all.stream().filter(PagesCheck::isPage).toList().forEach(path -> all.add(language + path));
      }
    }
    all.stream()
        .filter(path -> !files.contains(path))
        .forEach(path -> findings.add("site " + path, "no file", "one, as its row asks for it"));
    files.stream()
        .filter(path -> isPage(path) || DOWNLOAD.matcher(path).matches())
        .filter(path -> !all.contains(path))
        .forEach(path -> findings.add("site " + path, "a file", "none; no row asks for it"));
  }

  private static boolean isPage(String path) {
    return path.endsWith(".html");
  }
}
