package solutionary.sudoku.formats;

import java.util.Locale;
import java.util.Set;

/** The name of the collection that a file becomes. */
public final class CollectionName {
  private static final String UNNAMED = "puzzles";

  private CollectionName() {}

  /**
   * The name of a file without its last ending, in lower case, every run outside a–z and 0–9 one
   * hyphen and none at the ends; {@code puzzles} where that is empty or {@code index}. A name that
   * is taken gets {@code -2}, {@code -3} and so on.
   *
   * @param fileName without folders
   * @param taken the names of other collections
   */
  public static String of(String fileName, Set<String> taken) {
    String slug = slug(fileName);
    String name = slug.isEmpty() || slug.equals("index") ? UNNAMED : slug;
    String free = name;
    for (int number = 2; taken.contains(free); number++) {
      free = name + "-" + number;
    }
    return free;
  }

  private static String slug(String fileName) {
    int ending = fileName.lastIndexOf('.');
    String stem = (ending > 0 ? fileName.substring(0, ending) : fileName).toLowerCase(Locale.ROOT);
    StringBuilder slug = new StringBuilder();
    for (int i = 0; i < stem.length(); i++) {
      char c = stem.charAt(i);
      if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
        slug.append(c);
      } else if (!slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
        slug.append('-');
      }
    }
    boolean hyphen = !slug.isEmpty() && slug.charAt(slug.length() - 1) == '-';
    return hyphen ? slug.substring(0, slug.length() - 1) : slug.toString();
  }
}
