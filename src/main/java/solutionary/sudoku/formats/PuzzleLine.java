package solutionary.sudoku.formats;

/**
 * 81 cells, and after white space or a comma what is said about them: {@code .sdm} files, lists of
 * puzzles, TAB files.
 */
final class PuzzleLine implements LineFormat {
  @Override
  public Finding read(Line line) {
    String text = line.text();
    int from = Cells.indent(text);
    int to = CellRun.end(text, from);
    String run = text.substring(from, to);
    if (!CellRun.isMeantAsPuzzle(run)) {
      return null;
    }
    Caption caption = Caption.ofRest(line, to);
    return CellRun.read(run, caption, at -> "in column " + line.column(from + at));
  }
}
