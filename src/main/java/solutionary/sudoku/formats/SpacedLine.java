package solutionary.sudoku.formats;

import solutionary.sudoku.Grid;

/**
 * 81 cells in one line, set apart by white space or bars into groups of one size, as when a grid
 * lost its line ends. Groups of different sizes are no puzzle: a cell may be missing in one.
 */
final class SpacedLine implements LineFormat {
  @Override
  public Finding read(Line line) {
    Scan scan = new Scan(line);
    boolean puzzle = scan.isClean() && scan.cells().length() == Grid.CELLS && scan.isEven();
    return puzzle ? new Finding.Puzzle(Cells.grid(scan.cells()), Caption.NONE) : null;
  }
}
