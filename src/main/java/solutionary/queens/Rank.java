package solutionary.queens;

/**
 * The place of a permutation of 1…n among all of them in lexicographic order, counted from 0: its
 * Lehmer code read in the factorial number system. 20! is less than 2^63, so a {@code long} holds
 * every rank up to n = {@value #MAX_SIZE}, and ranks of one size compare as their placements do.
 */
public final class Rank {
  /** The largest n whose ranks fit a {@code long}. */
  public static final int MAX_SIZE = 20;

  private static final long[] FACTORIALS = factorials();

  private Rank() {}

  /**
   * The rank of a permutation of 1…n, {@code columns[0]} first.
   *
   * @throws IllegalArgumentException when n is above {@value #MAX_SIZE}; the entries are not
   *     checked
   */
  public static long of(int[] columns) {
    checkSize(columns.length);
    int unused = (1 << columns.length) - 1;
    long rank = 0;
    for (int i = 0; i < columns.length; i++) {
      int bit = 1 << columns[i] - 1;
      rank = rank * (columns.length - i) + Integer.bitCount(unused & bit - 1);
      unused ^= bit;
    }
    return rank;
  }

  /**
   * Fills an array of length n with the permutation of 1…n that has a rank.
   *
   * @throws IllegalArgumentException when n is above {@value #MAX_SIZE} or the rank not in 0…n!−1
   */
  public static void decode(long rank, int[] columns) {
    checkSize(columns.length);
    if (rank < 0 || rank >= FACTORIALS[columns.length]) {
      throw new IllegalArgumentException(
          "rank "
              + rank
              + "; permutations of 1-"
              + columns.length
              + " have ranks from 0 to "
              + (FACTORIALS[columns.length] - 1));
    }
    int unused = (1 << columns.length) - 1;
    long rest = rank;
    for (int i = 0; i < columns.length; i++) {
      long block = FACTORIALS[columns.length - 1 - i];
      int smaller = (int) (rest / block);
      rest -= smaller * block;
      int bit = lowestAfter(unused, smaller);
      columns[i] = Integer.numberOfTrailingZeros(bit) + 1;
      unused ^= bit;
    }
  }

  /** The lowest bit of a set that is left when a number of lower ones is taken away. */
  private static int lowestAfter(int set, int taken) {
    int rest = set;
    for (int i = 0; i < taken; i++) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }

  private static void checkSize(int n) {
    if (n < 1 || n > MAX_SIZE) {
      throw new IllegalArgumentException(n + " entries; a rank is of 1 to " + MAX_SIZE);
    }
  }

  private static long[] factorials() {
    long[] factorials = new long[MAX_SIZE + 1];
    factorials[0] = 1;
    for (int i = 1; i <= MAX_SIZE; i++) {
      factorials[i] = factorials[i - 1] * i;
    }
    return factorials;
  }
}
