package solutionary.sudoku.formats;

/**
 * A field of a CSV record.
 *
 * @param text its text, without quotes; inside quotes it may go on over several lines
 * @param line the line on which it starts
 * @param index where its text starts in that line
 */
record CsvField(String text, Line line, int index) {
  /** The first character that no text holds, with its place, or null. */
  String control() {
    int at = Phrase.firstControl(text.replace('\n', ' '), 0);
    int start = text.lastIndexOf('\n', at) + 1;
    if (at < 0 || start == 0) {
      return at < 0 ? null : line.controlWithLine(index);
    }
    int lines = (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    return new Line(line.number() + lines, text.substring(start), null).controlWithLine(0);
  }
}
