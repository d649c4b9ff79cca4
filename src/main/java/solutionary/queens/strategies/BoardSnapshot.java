package solutionary.queens.strategies;

import java.util.List;
import solutionary.queens.SearchListener;

/** A board of occupied squares, copied before every queen and put back afterwards. */
final class BoardSnapshot implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "board-snapshot",
        "Board snapshot",
        "An n×n board says which squares are taken. Before a queen is placed the whole board is"
            + " copied; she marks her square and those in eight directions; on return the copy is"
            + " put back.",
        "Article on N-Queens that marks an occupancy board and restores it from a copy",
        List.of("strategies/RowByRow.java", "strategies/BoardSnapshot.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    RowByRow.search(n, new Board(n), listener);
  }

  // excerpt-begin
  /** {@code taken[row][column]} is 1 where a queen stands or attacks, else 0. */
  private static final class Board implements RowByRow.Board {
    private final int n;
    private final int[][][] snapshots;
    private int[][] taken;

    Board(int n) {
      this.n = n;
      taken = new int[n + 1][n + 1];
      snapshots = new int[n + 1][n + 1][n + 1];
    }

    @Override
    public boolean place(int row, int column) {
      if (taken[row][column] == 1) {
        return false;
      }
      copy(taken, snapshots[row]);
      mark(row, column);
      return true;
    }

    @Override
    public void remove(int row, int column) {
      int[][] marked = taken;
      taken = snapshots[row];
      snapshots[row] = marked; // to be written over by the next copy
    }

    private void mark(int row, int column) {
      taken[row][column] = 1;
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        int down = Directions.DOWN[direction];
        int right = Directions.RIGHT[direction];
        int r = row + down;
        int c = column + right;
        for (int step = 1; step < n && r >= 1 && r <= n && c >= 1 && c <= n; step++) {
          taken[r][c] = 1;
          r += down;
          c += right;
        }
      }
    }

    private static void copy(int[][] board, int[][] copy) {
      for (int row = 1; row < board.length; row++) {
        System.arraycopy(board[row], 1, copy[row], 1, board.length - 1);
      }
    }
  }
  // excerpt-end
}
