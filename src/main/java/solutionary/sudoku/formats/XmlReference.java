package solutionary.sudoku.formats;

import java.util.Map;

/** What stands between {@code &} and {@code ;} in XML without a document type. */
final class XmlReference {
  private static final Map<String, Integer> NAMED =
      Map.of("amp", (int) '&', "lt", (int) '<', "gt", (int) '>', "quot", (int) '"', "apos", 39);

  private static final int LONGEST = 7;

  private XmlReference() {}

  /**
   * The code point that a reference such as {@code amp}, {@code #10} or {@code #xA} means, or -1.
   */
  static int codePoint(String reference) {
    if (!reference.startsWith("#")) {
      return NAMED.getOrDefault(reference, -1);
    }
    boolean hexadecimal = reference.startsWith("#x");
    return number(reference.substring(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  }

  private static int number(String digits, int radix) {
    int number = digits.isEmpty() || digits.length() > LONGEST ? -1 : 0;
    for (int i = 0; i < digits.length() && number >= 0; i++) {
      int digit = digits.charAt(i) < 0x80 ? Character.digit(digits.charAt(i), radix) : -1;
      number = digit < 0 ? -1 : number * radix + digit;
    }
    return number > Character.MAX_CODE_POINT ? -1 : number;
  }
}
