package solutionary.sudoku.techniques;

/** The easiest find so far: the lowest rating, then the fewest literals, then the first. */
final class Best<T> {
  private T find;
  private int rating = Integer.MAX_VALUE;
  private int literals;

  /** Whether a find with that base rating (in tenths) and number of literals would be easier. */
  boolean isBeatenBy(int base, int count) {
    int other = base + ChainLength.tenths(count);
    return other < rating || other == rating && count < literals;
  }

  void set(T easier, int base, int count) {
    find = easier;
    rating = base + ChainLength.tenths(count);
    literals = count;
  }

  /** The find, or null. */
  T find() {
    return find;
  }

  /** Its rating in tenths. */
  int rating() {
    return rating;
  }
}
