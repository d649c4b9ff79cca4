package solutionary.verify;

import java.util.Arrays;

/**
 * The orbits of one board size as {@code queens_fundamental} states them, by number from 1, and how
 * many rows of {@code queens_solution} name each.
 */
final class Orbits {
  private final int n;
  private long[] smallest = new long[16];
  private byte[] named;
  private int count;
  private long sizes;

  Orbits(int n) {
    this.n = n;
  }

  /** Adds the next; {@link Queens#NONE} where its row holds no solution. */
  void add(long queens) {
    if (count == smallest.length) {
      smallest = Arrays.copyOf(smallest, 2 * count);
    }
    smallest[count++] = queens;
    sizes += queens == Queens.NONE ? 0 : sizeOf(queens);
  }

  int count() {
    return count;
  }

  /** The sum of all orbit sizes. */
  long sizes() {
    return sizes;
  }

  boolean has(long number) {
    return number >= 1 && number <= count;
  }

  long smallest(long number) {
    return smallest[(int) number - 1];
  }

  /** How many boards an orbit is. */
  int size(int number) {
    return sizeOf(smallest(number));
  }

  /** Notes a row that names an orbit. */
  void name(long number) {
    if (named == null) {
      named = new byte[count];
    }
    int index = (int) number - 1;
    named[index] += named[index] < Byte.MAX_VALUE ? 1 : 0;
  }

  /** How many rows named an orbit. */
  int named(int number) {
    return named == null ? 0 : named[number - 1];
  }

  /** The number of the orbit with this smallest placement, or 0. */
  int numberOf(long queens) {
    int low = 0;
    int high = count - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Long.compareUnsigned(smallest[middle], queens);
      if (order == 0) {
        return middle + 1;
      }
      low = order < 0 ? middle + 1 : low;
      high = order < 0 ? high : middle - 1;
    }
    return 0;
  }

  private int sizeOf(long queens) {
    return Queens.EIGHT / Queens.mapsFixing(queens, n);
  }
}
