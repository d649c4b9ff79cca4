package solutionary.browser;

import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SudokuListener;
import solutionary.sudoku.strategies.SudokuStrategy;

/**
 * Records a search of a Sudoku. What is tried is placed or rejected at once.
 *
 * <p>A search that is to start at some board comes there by itself: at every node on the way it
 * places the digits before the right one as well, and is sent back from each at once.
 */
final class SudokuRecorder implements SudokuListener {
  /** Numbers of 32 bits are fast in a page. */
  private static final int BOUND = (int) SudokuStrategy.BOUND;

  private final Recorder steps;
  private final int goal;
  private int depth;
  private int right;

  SudokuRecorder(Recorder steps) {
    this.steps = steps;
    goal = steps.start().depth();
  }

  /** The digits of a grid, 0 for an empty cell. */
  static int[] digits(Grid grid) {
    int[] digits = new int[Grid.CELLS];
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      digits[cell] = grid.digit(cell);
    }
    return digits;
  }

  @Override
  public boolean goesOn() {
    return right == goal || depth == right;
  }

  @Override
  public void tried(int cell, int digit) {
    if (right == goal && steps.board().tried() == BOUND) {
      steps.end();
    }
  }

  @Override
  public void placed(int cell, int digit) {
    if (right == goal) {
      steps.add(Event.PLACED, piece(cell, digit));
      return;
    }
    Piece piece = piece(cell, digit);
    boolean onTheWay = depth == right && steps.start().value(piece.row(), piece.col()) == digit;
    right += onTheWay ? 1 : 0;
    depth++;
  }

  @Override
  public void rejected(int cell, int digit) {
    if (right == goal) {
      steps.add(Event.REJECTED, piece(cell, digit));
    }
  }

  @Override
  public void removed(int cell, int digit) {
    if (right == goal) {
      steps.add(Event.REMOVED, piece(cell, digit));
    } else {
      depth--;
    }
  }

  @Override
  public void solved(Grid solution) {
    if (right == goal) {
      steps.addSolution(digits(solution));
      if (steps.board().solutions() == SudokuStrategy.LIMIT) {
        steps.end();
      }
    }
  }

  private static Piece piece(int cell, int digit) {
    return new Piece(cell / 9 + 1, cell % 9 + 1, digit);
  }
}
