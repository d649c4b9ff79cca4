package solutionary.queens.strategies;

import java.math.BigInteger;
import java.util.List;
import solutionary.queens.SearchListener;

/** Every board with one queen a row is completed, and only then tested. */
public final class GenerateAndTest implements QueensStrategy {
  /** The largest n for which it ends in reasonable time. */
  public static final int LARGEST_ADVISABLE = 8;

  GenerateAndTest() {}

  /** How many boards it completes for n: n to the power of n. */
  public static BigInteger boards(int n) {
    return BigInteger.valueOf(n).pow(n);
  }

  @Override
  public Description description() {
    return new Description(
        "generate-and-test",
        "Generate and test",
        "Every row tries every column without any check; when the last row is filled, the whole"
            + " board is tested by walking in eight directions from each queen.",
        "Article on LeetCode 51, N-Queens: the naive method",
        List.of("strategies/RowByRow.java", "strategies/GenerateAndTest.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    RowByRow.search(n, new Board(n), listener);
  }

  // excerpt-begin
  private static final class Board implements RowByRow.Board {
    private final int n;
    private final boolean[][] queens;

    Board(int n) {
      this.n = n;
      queens = new boolean[n + 1][n + 1];
    }

    @Override
    public boolean place(int row, int column) {
      queens[row][column] = true;
      return true;
    }

    @Override
    public void remove(int row, int column) {
      queens[row][column] = false;
    }

    @Override
    public boolean isSolution() {
      for (int row = 1; row <= n; row++) {
        for (int column = 1; column <= n; column++) {
          if (queens[row][column] && seesAnother(row, column)) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean seesAnother(int row, int column) {
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        int down = Directions.DOWN[direction];
        int right = Directions.RIGHT[direction];
        int r = row + down;
        int c = column + right;
        while (r >= 1 && r <= n && c >= 1 && c <= n) {
          if (queens[r][c]) {
            return true;
          }
          r += down;
          c += right;
        }
      }
      return false;
    }
  }
  // excerpt-end
}
