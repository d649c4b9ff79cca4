package solutionary.sudoku.formats;

import solutionary.sudoku.Grid;

/** Which characters stand for cells, and which for white space. */
final class Cells {
  private Cells() {}

  static boolean isCell(int c) {
    return c >= '1' && c <= '9' || isBlank(c);
  }

  private static boolean isBlank(int c) {
    return c == '.' || c == '0' || c == '*' || c == '_' || c == '-';
  }

  /** Whether a text has nothing but cells. */
  static boolean areCells(String text) {
    return skipCells(text) == text.length();
  }

  /** The first place of a text that is no cell, or its length. */
  static int skipCells(String text) {
    int at = 0;
    while (at < text.length() && isCell(text.charAt(at))) {
      at++;
    }
    return at;
  }

  static boolean isWhite(int c) {
    return c == ' ' || c == '\t' || c == '\u00a0' || c == '\u3000';
  }

  /** The grid of 81 cell characters. */
  static Grid grid(String cells) {
    StringBuilder givens = new StringBuilder(cells);
    for (int i = 0; i < givens.length(); i++) {
      if (isBlank(givens.charAt(i))) {
        givens.setCharAt(i, '.');
      }
    }
    return new Grid(givens.toString());
  }

  /** A text without the white space at its ends. */
  static String trim(String text) {
    int from = indent(text);
    int to = text.length();
    while (to > from && isWhite(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }

  /** How many characters of white space a text starts with. */
  static int indent(String text) {
    return skipWhite(text, 0);
  }

  /** The first place from the given one on that is not white space, or the length of the text. */
  static int skipWhite(String text, int from) {
    int at = from;
    while (at < text.length() && isWhite(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
