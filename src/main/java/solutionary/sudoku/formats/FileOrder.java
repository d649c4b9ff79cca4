package solutionary.sudoku.formats;

import java.util.Comparator;

/** The order in which the files of a folder are read. */
public final class FileOrder {
  private FileOrder() {}

  /**
   * By name, character by character, where runs of the digits 0–9 are compared as numbers of any
   * length: {@code 2.txt} before {@code 10.txt}. Names that differ only in leading zeros are in
   * plain order, so that no two names are equal.
   */
  public static Comparator<String> byNameWithNumbers() {
    return ((Comparator<String>) FileOrder::compare).thenComparing(Comparator.naturalOrder());
  }

  private static int compare(String a, String b) {
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      int iEnd = end(a, i);
      int jEnd = end(b, j);
      boolean numbers = isDigit(a.charAt(i)) && isDigit(b.charAt(j));
      int order =
          numbers
              ? compareNumbers(a.substring(i, iEnd), b.substring(j, jEnd))
              : Character.compare(a.charAt(i), b.charAt(j));
      if (order != 0) {
        return order;
      }
      i = iEnd;
      j = jEnd;
    }
    return Integer.compare(a.length() - i, b.length() - j);
  }

  /** The end of the number at a place, or of the character if there is no number. */
  private static int end(String text, int from) {
    int end = from + 1;
    while (isDigit(text.charAt(from)) && end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int compareNumbers(String a, String b) {
    String left = withoutZeros(a);
    String right = withoutZeros(b);
    int longer = Integer.compare(left.length(), right.length());
    return longer != 0 ? longer : left.compareTo(right);
  }

  private static String withoutZeros(String digits) {
    int from = 0;
    while (from < digits.length() && digits.charAt(from) == '0') {
      from++;
    }
    return digits.substring(from);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
