package solutionary.sudoku.formats;

import solutionary.sudoku.Grid;

/**
 * 81 cells in one line, set apart by white space or bars into groups of one size, as when a grid
 * lost its line ends. Groups of different sizes are no puzzle: a cell may be missing in one.
 */
final class SpacedLine implements LineFormat {
  /** Fewer groups than the row of any grid has when its cells are set apart. */
  private static final int FEW = 4;

  @Override
  public Finding read(Line line) {
    Scan scan = new Scan(line);
    if (scan.isClean() && scan.isEven() && scan.cells().length() == Grid.CELLS) {
      return new Finding.Puzzle(Cells.grid(scan.cells()), Caption.NONE);
    }
    Row row = scan.row();
    boolean tooWide = row.width() >= CellRun.MEANT && row.groups() < FEW;
    return tooWide && scan.isRow() && !scan.isBorder() ? broken(row) : null;
  }

  private static Finding broken(Row row) {
    if (row.wrong() != null) {
      return new Finding.Broken(row.wrong(), Phrase.CELL);
    }
    String groups = row.even() ? "" : " in groups of different sizes";
    return new Finding.Broken(Phrase.count(row.width(), "cell") + groups, Phrase.PUZZLE);
  }
}
