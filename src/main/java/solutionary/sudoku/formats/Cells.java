package solutionary.sudoku.formats;

import solutionary.sudoku.Grid;

/** Which characters stand for cells, and which for white space. */
final class Cells {
  private static final String BLANKS = ".0*_-";
  private static final String WHITE = " \t\u00a0\u3000";

  private Cells() {}

  static boolean isCell(int c) {
    return c >= '1' && c <= '9' || BLANKS.indexOf(c) >= 0;
  }

  static boolean isWhite(int c) {
    return WHITE.indexOf(c) >= 0;
  }

  /** The grid of 81 cell characters. */
  static Grid grid(String cells) {
    StringBuilder givens = new StringBuilder(cells);
    for (int i = 0; i < givens.length(); i++) {
      if (BLANKS.indexOf(givens.charAt(i)) >= 0) {
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
