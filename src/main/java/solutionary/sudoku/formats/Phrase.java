package solutionary.sudoku.formats;

import java.util.Locale;
import solutionary.sudoku.Grid;

/** The words in which rejections are told. */
final class Phrase {
  static final String CELL = "1-9 for a given or one of . 0 * _ - for an empty cell";
  static final String PUZZLE =
      "81 cells in one line or nine rows of 9: 1-9 for a given, one of . 0 * _ - for an empty cell";

  private static final int EXCERPT = 40;
  private static final int SMALLEST_SIZE = 4;
  private static final int CANDIDATES = 9 * Grid.CELLS;

  private Phrase() {}

  /** A character as people know it and by its code point: {@code 'x' (U+0078)}. */
  static String character(int codePoint) {
    String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
    String name = "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
    StringBuilder told = new StringBuilder("'").appendCodePoint(codePoint).append("' (");
    return isVisible(codePoint) ? told.append(name).append(')').toString() : name;
  }

  /** A byte, 0–255, such as {@code 0xE9}. */
  static String hexByte(int value) {
    String hex = Integer.toHexString(value).toUpperCase(Locale.ROOT);
    return "0x" + "0".repeat(2 - hex.length()) + hex;
  }

  /** The start of a text in quotes. */
  static String quote(String text) {
    return "\"" + excerpt(text) + "\"";
  }

  /** The start of a text, as {@link #inOneLine}. */
  static String excerpt(String text) {
    boolean all = text.codePointCount(0, text.length()) <= EXCERPT;
    int end = all ? text.length() : text.offsetByCodePoints(0, EXCERPT);
    return inOneLine(text.substring(0, end)) + (all ? "" : "…");
  }

  /** A text whose characters that cannot be seen are shown as U+FFFD. */
  static String inOneLine(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .map(c -> c == ' ' || isVisible(c) ? c : 0xFFFD)
        .forEach(line::appendCodePoint);
    return line.toString();
  }

  /** A number of things: {@code 1 cell}, {@code 80 cells}. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** A number of cells, with the size of the grid that has so many. */
  static String cells(int number) {
    if (number == CANDIDATES) {
      return count(number, "cell") + ", a candidate grid (9 candidates for each cell)";
    }
    int size = (int) Math.sqrt(number);
    boolean square = size * size == number && size >= SMALLEST_SIZE;
    return count(number, "cell") + (square ? ", " + size(size) : "");
  }

  /** The name of a grid by its size: {@code a 4×4 grid}. */
  static String size(int size) {
    return "a" + (size == 8 || size == 11 || size == 18 ? "n " : " ") + size + "×" + size + " grid";
  }

  /** Where from some place on the first code point stands that no line of text holds, or -1. */
  static int firstControl(String text, int from) {
    int at = from;
    while (at < text.length() && !isControl(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return at < text.length() ? at : -1;
  }

  /** The first code point of a string that no text holds, with its place, or null. */
  static String control(String text, String kind, DocumentText.Place place) {
    int at = firstControl(text.replace('\n', ' ').replace('\r', ' '), 0);
    return at < 0
        ? null
        : character(text.codePointAt(at))
            + " as character "
            + (text.codePointCount(0, at) + 1)
            + " of the "
            + kind
            + " in line "
            + place.line()
            + ", column "
            + place.column();
  }

  private static boolean isControl(int c) {
    return c < 0x20 && c != '\t'
        || c >= 0x7F && c < 0xA0
        || c >= 0xD800 && c < 0xE000
        || c >= 0xFDD0 && c < 0xFDF0
        || (c & 0xFFFE) == 0xFFFE;
  }

  /** Whether a code point leaves a mark, by fixed ranges: Unicode tables differ from JDK to JDK. */
  private static boolean isVisible(int c) {
    return c > 0x20
        && !isControl(c)
        && !Cells.isWhite(c)
        && c != 0xAD
        && !(c >= 0x2000 && c < 0x2010)
        && !(c >= 0x2028 && c < 0x2030)
        && !(c >= 0x205F && c < 0x2070)
        && !(c >= 0xE000 && c < 0xF900)
        && c != 0xFEFF
        && c < 0xE0000;
  }
}
