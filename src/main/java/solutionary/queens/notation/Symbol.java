package solutionary.queens.notation;

import java.util.Locale;

/** A character of a text, as messages show it. */
final class Symbol {
  private Symbol() {}

  /** For example {@code 'z' (U+007A)}; of one that prints nothing only the number. */
  static String at(String text, int index) {
    return of(text.codePointAt(index));
  }

  static String of(int codePoint) {
    String number = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
    String name = "U+" + "0".repeat(Math.max(0, 4 - number.length())) + number;
    boolean hidden = Character.isISOControl(codePoint) || codePoint > 0xFFFF;
    return hidden ? name : "'" + (char) codePoint + "' (" + name + ")";
  }
}
