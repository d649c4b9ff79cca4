package solutionary.sudoku.techniques;

/** Groups of masks that share few bits: the root of subsets and fish. */
final class Subsets {
  private Subsets() {}

  /** What to do with a group. */
  interface Use<T> {
    /** Takes the group (bit i for mask i) and the union; null to go on. */
    T take(int group, int union);
  }

  /** The first group of a size whose union has as many bits; empty masks never belong to one. */
  static <T> T first(int[] masks, int size, Use<T> use) {
    return first(masks, size, 0, size, use);
  }

  /** The first group of a size whose union, with some bits set before, has a number of bits. */
  static <T> T first(int[] masks, int size, int union, int bits, Use<T> use) {
    return grow(masks, 0, 0, size, union, bits, use);
  }

  private static <T> T grow(
      int[] masks, int from, int group, int missing, int union, int bits, Use<T> use) {
    if (missing == 0) {
      return Bits.count(union) == bits ? use.take(group, union) : null;
    }
    for (int i = from; i <= masks.length - missing; i++) {
      int wider = union | masks[i];
      if (masks[i] != 0 && Bits.count(wider) <= bits) {
        T taken = grow(masks, i + 1, group | 1 << i, missing - 1, wider, bits, use);
        if (taken != null) {
          return taken;
        }
      }
    }
    return null;
  }
}
