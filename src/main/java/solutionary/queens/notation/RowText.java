package solutionary.queens.notation;

import java.util.ArrayList;
import java.util.List;

/** Cuts the text of a board into rows that hold nothing but the symbols of its squares. */
final class RowText {
  private static final String BETWEEN_ROWS = "\r\n/]";
  private static final String BETWEEN_SQUARES = " \t\u00A0\u3000,|[";

  /** Variation selectors: how the symbol before is to be drawn. */
  private static final String HINTS = "\uFE0E\uFE0F";

  private RowText() {}

  /** Whether rows stand in quotation marks. */
  static boolean isQuoted(String text) {
    return text.indexOf('"') >= 0 || text.indexOf('\'') >= 0;
  }

  /** The rows between quotation marks. */
  static List<String> quoted(String text) {
    char mark = text.indexOf('"') >= 0 ? '"' : '\'';
    List<String> rows = new ArrayList<>();
    int open = text.indexOf(mark);
    while (open >= 0) {
      int close = text.indexOf(mark, open + 1);
      if (close < 0) {
        throw new Unreadable("row " + (rows.size() + 1) + " has no closing quotation mark");
      }
      rows.add(squares(text.substring(open + 1, close)));
      open = text.indexOf(mark, close + 1);
    }
    return rows;
  }

  /**
   * The rows that line ends, slashes or brackets part, without borders and empty lines; a single
   * line may also be parted by spaces.
   */
  static List<String> rows(String text) {
    List<String> lines = split(text, BETWEEN_ROWS);
    if (lines.size() == 1) {
      List<String> words = split(text, BETWEEN_SQUARES);
      boolean square = words.stream().allMatch(word -> length(word) == words.size());
      lines = square ? words : lines;
    }
    return lines.stream()
        .filter(line -> !isBorder(line))
        .map(RowText::squares)
        .filter(row -> !row.isEmpty())
        .toList();
  }

  private static List<String> split(String text, String separators) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || separators.indexOf(text.charAt(i)) >= 0) {
        if (!text.substring(start, i).isBlank()) {
          parts.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return parts;
  }

  private static boolean isBorder(String line) {
    return line.chars().anyMatch(c -> c == '+' || isDrawn(c))
        && line.chars().allMatch(c -> "+-=| \t".indexOf(c) >= 0 || isDrawn(c));
  }

  private static String squares(String line) {
    StringBuilder squares = new StringBuilder();
    line.codePoints()
        .filter(c -> BETWEEN_SQUARES.indexOf(c) < 0 && HINTS.indexOf(c) < 0 && !isDrawn(c))
        .forEach(squares::appendCodePoint);
    return squares.toString();
  }

  private static int length(String word) {
    return squares(word).codePointCount(0, squares(word).length());
  }

  /** Box drawing characters. */
  private static boolean isDrawn(int symbol) {
    return symbol >= 0x2500 && symbol <= 0x257F;
  }
}
