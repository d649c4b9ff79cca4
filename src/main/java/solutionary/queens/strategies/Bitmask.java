package solutionary.queens.strategies;

import java.util.List;
import solutionary.queens.SearchListener;
import solutionary.queens.Steps;

/** The sets of attacked squares are the bits of three integers. */
final class Bitmask implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "bitmask",
        "Bitmask",
        "The attacked squares of a row are the bits of three integers: columns that stay, and"
            + " diagonals that slide one column a row. Only free squares are ever looked at.",
        "Martin Richards, Backtracking Algorithms in MCPL using Bit Patterns and Recursion (1997);"
            + " Zongyan Qiu, Bit-vector encoding of n-queen problem (2002)",
        List.of("strategies/Bitmask.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    new Search(n, listener).place(1, 0, 0, 0);
  }

  private static final class Search {
    private final int n;
    private final int everyColumn;
    private final SearchListener listener;
    private final Steps steps;
    private final int[] columns;

    Search(int n, SearchListener listener) {
      this.n = n;
      this.listener = listener;
      everyColumn = (1 << n) - 1;
      steps = new Steps(listener);
      columns = new int[n];
    }

    // excerpt-begin
    /**
     * Bit 0 is column 1. The diagonals that queens attack slide to the right or left row by row.
     */
    private boolean place(int row, int taken, int slidingRight, int slidingLeft) {
      if (row > n) {
        return listener.solution(columns);
      }
      int free = everyColumn & ~(taken | slidingRight | slidingLeft);
      while (free != 0) {
        int queen = Integer.lowestOneBit(free);
        int column = Integer.numberOfTrailingZeros(queen) + 1;
        free ^= queen;
        columns[row - 1] = column;
        steps.accepted(row, column);
        if (!place(
            row + 1, taken | queen, (slidingRight | queen) << 1, (slidingLeft | queen) >> 1)) {
          return false;
        }
        steps.removed(row, column);
      }
      return true;
    }
    // excerpt-end
  }
}
