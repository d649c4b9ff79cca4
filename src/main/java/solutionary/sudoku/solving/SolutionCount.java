package solutionary.sudoku.solving;

import solutionary.sudoku.Grid;

/** How many solutions a puzzle has. */
public final class SolutionCount {
  private SolutionCount() {}

  /** The number of solutions, at most {@code limit} (1 or more); 0 when the givens clash. */
  public static long upTo(long limit, Grid givens) {
    return new BitboardSolver().count(givens, limit);
  }
}
