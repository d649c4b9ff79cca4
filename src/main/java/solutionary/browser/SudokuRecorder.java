package solutionary.browser;

import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SudokuListener;

/** Records a search of a Sudoku. What is tried is placed or rejected at once. */
record SudokuRecorder(Recording recording) implements SudokuListener {
  /** The digits of a grid, 0 for an empty cell. */
  static int[] digits(Grid grid) {
    int[] digits = new int[Grid.CELLS];
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      digits[cell] = grid.digit(cell);
    }
    return digits;
  }

  @Override
  public void tried(int cell, int digit) {}

  @Override
  public void placed(int cell, int digit) {
    recording.add(Event.PLACED, piece(cell, digit));
  }

  @Override
  public void rejected(int cell, int digit) {
    recording.add(Event.REJECTED, piece(cell, digit));
  }

  @Override
  public void removed(int cell, int digit) {
    recording.add(Event.REMOVED, piece(cell, digit));
  }

  @Override
  public void solved(Grid solution) {
    recording.addSolution(digits(solution));
  }

  private static Piece piece(int cell, int digit) {
    return new Piece(cell / 9 + 1, cell % 9 + 1, digit);
  }
}
