package solutionary.sudoku.solving;

import solutionary.sudoku.Grid;

/** Puzzles in which every given is needed. */
public final class Minimal {
  private Minimal() {}

  /**
   * Whether no given can be left out of a puzzle with a unique solution: without any one of them it
   * has several.
   */
  public static boolean isMinimal(Grid givens) {
    return isMinimal(givens, new BitboardSolver());
  }

  /** The same with a solver of the caller's, which saves making one for each of many puzzles. */
  public static boolean isMinimal(Grid givens, BitboardSolver solver) {
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (givens.digit(cell) != 0 && solver.count(givens.with(cell, 0), 2) < 2) {
        return false;
      }
    }
    return true;
  }
}
