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

  /** The one problem of what is no text but binary data or UTF-16: it has a NUL. */
  static Optional<Problem> noText(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).indexOf('\0') >= 0) {
        String found = "a NUL character (U+0000), so this is no text";
        return Optional.of(new Problem(i + 1, 0, found, RIGHT_TEXT));
      }
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
