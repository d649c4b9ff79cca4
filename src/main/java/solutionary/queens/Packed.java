package solutionary.queens;

/**
 * A placement in one {@code long}: four bits a row, row 1 highest, each the column from 0. Packed
 * placements of one size compare as the placements do; the top bit is turned over so that this
 * holds for signed numbers too.
 */
final class Packed {
  /** The largest n that fits. */
  static final int MAX_SIZE = 16;

  private Packed() {}

  /** Packs the columns 1…n of n rows, row 1 at index 0; n is at most {@value #MAX_SIZE}. */
  static long pack(int[] columns) {
    long packed = 0;
    for (int column : columns) {
      packed = packed << 4 | column - 1;
    }
    return packed ^ Long.MIN_VALUE;
  }

  /** Fills an array of length n with the columns of a packed placement of that size. */
  static void unpack(long packed, int[] columns) {
    long rest = packed ^ Long.MIN_VALUE;
    for (int i = columns.length - 1; i >= 0; i--) {
      columns[i] = (int) (rest & 15) + 1;
      rest >>>= 4;
    }
  }
}
