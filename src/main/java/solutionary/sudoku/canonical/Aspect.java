package solutionary.sudoku.canonical;

import java.util.Arrays;
import solutionary.sudoku.Grid;

/** A grid seen row by row, as it stands or transposed. */
final class Aspect {
  private final boolean isTransposed;
  private final int[] digits = new int[Grid.CELLS];
  private final boolean[] hasRepeat = new boolean[9];

  /** A number for each row; equal numbers, equal rows. */
  private final int[] rowKey = new int[9];

  /** The row keys of each band in ascending order. */
  private final int[][] bandKey = new int[3][];

  Aspect(Grid grid, boolean isTransposed) {
    this.isTransposed = isTransposed;
    for (int row = 0; row < 9; row++) {
      int seen = 0;
      for (int column = 0; column < 9; column++) {
        int digit = grid.digit(isTransposed ? 9 * column + row : 9 * row + column);
        digits[9 * row + column] = digit;
        rowKey[row] = 10 * rowKey[row] + digit;
        hasRepeat[row] |= digit > 0 && (seen >> digit & 1) == 1;
        seen |= 1 << digit;
      }
    }
    for (int band = 0; band < 3; band++) {
      bandKey[band] = Arrays.copyOfRange(rowKey, 3 * band, 3 * band + 3);
      Arrays.sort(bandKey[band]);
    }
  }

  boolean isTransposed() {
    return isTransposed;
  }

  /** The digit 1–9 at row and column 0–8, or 0. */
  int digit(int row, int column) {
    return digits[9 * row + column];
  }

  /** Whether a digit stands more than once in a row. */
  boolean hasRepeat(int row) {
    return hasRepeat[row];
  }

  /**
   * In how many ways a row may come next, when equal rows and equal bands are told apart, and all
   * but the first of equals are left to the first: 0 when it cannot come, or an equal comes before
   * it.
   *
   * @param used the rows that stand already, a bit each; bands are used up one after another
   */
  int ways(int row, int used) {
    int band = row / 3;
    boolean isBandBegun = (used >> 3 * band & 7) != 0;
    if ((used >> row & 1) == 1 || isBandBegun == (Integer.bitCount(used) % 3 == 0)) {
      return 0;
    }
    int equalRows = equalRows(row, used);
    return isBandBegun || equalRows == 0 ? equalRows : equalRows * equalBands(band, used);
  }

  private int equalRows(int row, int used) {
    int band = row / 3;
    int count = 0;
    for (int other = 3 * band; other < 3 * band + 3; other++) {
      if ((used >> other & 1) == 0 && rowKey[other] == rowKey[row]) {
        if (other < row) {
          return 0;
        }
        count++;
      }
    }
    return count;
  }

  private int equalBands(int band, int used) {
    int count = 0;
    for (int other = 0; other < 3; other++) {
      if ((used >> 3 * other & 7) == 0 && Arrays.equals(bandKey[other], bandKey[band])) {
        if (other < band) {
          return 0;
        }
        count++;
      }
    }
    return count;
  }
}
