package solutionary.sudoku.formats;

/**
 * A line of a file.
 *
 * @param number 1-based
 * @param text its characters without the line end
 * @param defect why it cannot be read as text, or null
 */
record Line(int number, String text, String defect) {
  String trimmed() {
    return Cells.trim(text);
  }

  /** The 1-based column, in code points, of the character at an index of the text. */
  int column(int index) {
    return text.codePointCount(0, index) + 1;
  }

  /** The character at an index of the text, and its place: {@code 'x' (U+0078) in column 7}. */
  String character(int index) {
    return Phrase.character(text.codePointAt(index)) + " in column " + column(index);
  }
}
