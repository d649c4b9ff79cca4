package solutionary.site.pages;

/** Whole numbers as people read them. */
public final class Numbers {
  private Numbers() {}

  /** With a comma after every three digits, in every language and locale. */
  public static String grouped(long number) {
    StringBuilder digits = new StringBuilder(Long.toString(number));
    for (int at = digits.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
      digits.insert(at, ',');
    }
    return digits.toString();
  }
}
