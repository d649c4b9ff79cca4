package solutionary.bishop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of a text, and what a line can be. */
final class Lines {
  private static final int SHOWN = 20;
  private static final String WHITE = " \t\u00A0\u3000\uFEFF";

  private static final String RIGHT_TEXT =
      "UTF-8 text, a count and boards of 8 lines of 8 squares, # or .";

  private Lines() {}

  /** The lines between LF, CRLF or CR, without white space at their ends. */
  static List<String> of(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      boolean end = i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r';
      boolean insideCrlf =
          i > 0 && i < text.length() && text.charAt(i) == '\n' && text.charAt(i - 1) == '\r';
      if (end && !insideCrlf) {
        lines.add(strip(text.substring(start, i)));
      }
      start = end ? i + 1 : start;
    }
    return lines;
  }

  /**
   * The one problem of what is no text: it has a NUL, or starts with bytes that are not UTF-8, as
   * UTF-16 does, which decode to U+FFFD.
   */
  static Optional<Problem> noText(List<String> lines) {
    boolean started = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      boolean broken = !started && (line.indexOf('\uFFFD') >= 0 || line.indexOf('\uFFFE') >= 0);
      if (broken || line.indexOf('\0') >= 0) {
        String found = broken ? "bytes that are not UTF-8" : "a NUL character (U+0000)";
        return Optional.of(new Problem(i + 1, 0, found + ", so this is no text", RIGHT_TEXT));
      }
      started |= !line.isEmpty();
    }
    return Optional.empty();
  }

  /** Whether a line is of squares alone. */
  static boolean isRow(String line) {
    return line.chars().allMatch(c -> c == '#' || c == '.');
  }

  /** Whether a line is of at most 18 digits and nothing else. */
  static boolean isCount(String line) {
    return line.length() <= 18 && line.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** A line as messages show it: in quotation marks, cut when long, control characters as ?. */
  static String shown(String line) {
    StringBuilder shown = new StringBuilder("\"");
    line.codePoints()
        .limit(SHOWN)
        .forEach(c -> shown.appendCodePoint(Character.isISOControl(c) ? '?' : c));
    return shown.append(line.codePointCount(0, line.length()) > SHOWN ? "…\"" : "\"").toString();
  }

  private static String strip(String line) {
    int start = 0;
    int end = line.length();
    while (start < end && WHITE.indexOf(line.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && WHITE.indexOf(line.charAt(end - 1)) >= 0) {
      end--;
    }
    return line.substring(start, end);
  }
}
