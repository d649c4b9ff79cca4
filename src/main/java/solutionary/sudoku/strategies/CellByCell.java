package solutionary.sudoku.strategies;

import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.solving.SudokuListener;

/**
 * The textbook method: the first empty cell in reading order, its digits from 1 to 9, each checked
 * against row, column and box. It goes on after a solution as if it had failed there.
 */
final class CellByCell {
  private final int[] cells = new int[Grid.CELLS];
  private final SearchTally tally;

  private CellByCell(Grid givens, SearchTally tally) {
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      cells[cell] = givens.digit(cell);
    }
    this.tally = tally;
  }

  static SearchOutcome search(Grid givens, long limit, long bound, SudokuListener listener) {
    SearchTally tally = new SearchTally(limit, bound, listener);
    new CellByCell(givens, tally).fill(0);
    return tally.outcome();
  }

  // excerpt-begin
  private void fill(int cell) {
    while (cell < Grid.CELLS && cells[cell] != 0) {
      cell++;
    }
    if (cell == Grid.CELLS) {
      tally.solved(this::grid);
      return;
    }
    int row = cell / 9;
    int column = cell % 9;
    for (int digit = 1; digit <= 9 && tally.tries(cell, digit); digit++) {
      if (!isPossible(row, column, digit)) {
        tally.rejected(cell, digit);
        continue;
      }
      cells[cell] = digit;
      tally.placed(cell, digit);
      fill(cell + 1);
      cells[cell] = 0;
      tally.removed(cell, digit);
    }
  }

  private boolean isPossible(int row, int column, int digit) {
    int inColumn = column;
    for (int inRow = 9 * row; inRow < 9 * row + 9; inRow++) {
      if (cells[inRow] == digit || cells[inColumn] == digit) {
        return false;
      }
      inColumn += 9;
    }
    int boxRow = row / 3 * 3;
    int boxColumn = column / 3 * 3;
    for (int r = boxRow; r < boxRow + 3; r++) {
      for (int c = boxColumn; c < boxColumn + 3; c++) {
        if (cells[r * 9 + c] == digit) {
          return false;
        }
      }
    }
    return true;
  }

  // excerpt-end

  private Grid grid() {
    return Grid.of(cells);
  }
}
