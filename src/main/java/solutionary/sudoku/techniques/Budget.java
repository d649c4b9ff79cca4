package solutionary.sudoku.techniques;

/** How many chain runs a puzzle may still cost: steps of work, never of time. */
final class Budget {
  private int left;

  Budget(int runs) {
    left = runs;
  }

  /** Takes one run; false when none is left. */
  boolean spend() {
    return left-- > 0;
  }

  boolean isSpent() {
    return left < 0;
  }
}
