package solutionary.queens.strategies;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import solutionary.queens.SearchListener;

/** The column is claimed first and given back when a diagonal turns out to be taken. */
final class AttackFlags implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "attack-flags",
        "Attack flags",
        "A boolean array marks the used columns, two sets the diagonals. The column is flagged"
            + " first, then the diagonals are looked up, and the flag is taken back on conflict.",
        "Article on LeetCode 51, N-Queens: the improved method",
        List.of("strategies/RowByRow.java", "strategies/AttackFlags.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    RowByRow.search(n, new Board(n), listener);
  }

  // excerpt-begin
  private static final class Board implements RowByRow.Board {
    private final boolean[] used;
    private final Set<Integer> mainDiagonals = new HashSet<>();
    private final Set<Integer> antiDiagonals = new HashSet<>();

    Board(int n) {
      used = new boolean[n + 1];
    }

    @Override
    public boolean place(int row, int column) {
      if (used[column]) {
        return false;
      }
      used[column] = true;
      if (mainDiagonals.contains(row - column) || antiDiagonals.contains(row + column)) {
        used[column] = false;
        return false;
      }
      mainDiagonals.add(row - column);
      antiDiagonals.add(row + column);
      return true;
    }

    @Override
    public void remove(int row, int column) {
      mainDiagonals.remove(row - column);
      antiDiagonals.remove(row + column);
      used[column] = false;
    }
  }
  // excerpt-end
}
