package solutionary.queens;

import java.util.Arrays;

/** A growing list of ranks, one {@code long} each. */
final class RankList {
  private long[] ranks = new long[16];
  private int size;

  /** Always true, as {@link java.util.Collection#add} where every element is kept. */
  boolean add(long rank) {
    if (size == ranks.length) {
      ranks = Arrays.copyOf(ranks, size + size / 2);
    }
    ranks[size++] = rank;
    return true;
  }

  int size() {
    return size;
  }

  long get(int index) {
    return ranks[index];
  }

  /** The index of a rank in a list in ascending order; less than 0 when it is not there. */
  int indexOf(long rank) {
    return Arrays.binarySearch(ranks, 0, size, rank);
  }

  /** Puts the ranks into ascending order and keeps one of equal ones. */
  void sortDistinct() {
    Arrays.sort(ranks, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || ranks[i] != ranks[i - 1]) {
        ranks[kept++] = ranks[i];
      }
    }
    size = kept;
  }
}
