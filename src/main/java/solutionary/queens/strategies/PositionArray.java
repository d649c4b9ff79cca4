package solutionary.queens.strategies;

import java.util.List;
import solutionary.queens.SearchListener;

/** A new queen is compared with every earlier one. */
final class PositionArray implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "position-array",
        "Position array",
        "One array holds the column of each row's queen. A new queen is compared with every earlier"
            + " row: same column, or as many columns apart as rows.",
        "Article on the eight queens puzzle that stores the queens in a position array",
        List.of("strategies/RowByRow.java", "strategies/PositionArray.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    RowByRow.search(n, new Board(n), listener);
  }

  // excerpt-begin
  /** {@code position[row]} is the column of the queen in that row. */
  private static final class Board implements RowByRow.Board {
    private final int[] position;

    Board(int n) {
      position = new int[n + 1];
    }

    @Override
    public boolean place(int row, int column) {
      for (int earlier = 1; earlier < row; earlier++) {
        int apart = Math.abs(column - position[earlier]);
        if (apart == 0 || apart == row - earlier) {
          return false;
        }
      }
      position[row] = column;
      return true;
    }

    /** Nothing to do: the next queen of this row takes her place in the array. */
    @Override
    public void remove(int row, int column) {}
  }
  // excerpt-end
}
