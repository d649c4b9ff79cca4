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

  /** The first character from an index on that no line of text holds, with its place, or null. */
  String control(int from) {
    int at = Phrase.firstControl(text, from);
    return at < 0 ? null : character(at);
  }

  /** As {@link #control}, with the line as well. */
  String controlWithLine(int from) {
    String control = control(from);
    return control == null ? null : control.replace(" in ", " in line " + number + ", ");
  }
}
