package solutionary.sudoku.techniques;

/** Digits that a house can hold only where it crosses another one. */
final class Intersections {
  private Intersections() {}

  /** What to do with one. */
  interface Use<T> {
    /** Takes the house that confines the digit, the house it crosses, the digit; null to go on. */
    T take(int source, int target, int digit);
  }

  /** The first one that confines a digit of a box to a line. */
  static <T> T inBoxes(Position position, Use<T> use) {
    return first(position, Geometry.BOXES, Geometry.HOUSES, use);
  }

  /** The first one that confines a digit of a line to a box. */
  static <T> T inLines(Position position, Use<T> use) {
    return first(position, Geometry.ROWS, Geometry.BOXES, use);
  }

  private static <T> T first(Position position, int from, int to, Use<T> use) {
    for (int source = from; source < to; source++) {
      for (int digit = 1; digit <= 9; digit++) {
        if (Bits.count(position.places(source, digit)) > 1) {
          T taken = cross(position, source, digit, use);
          if (taken != null) {
            return taken;
          }
        }
      }
    }
    return null;
  }

  private static <T> T cross(Position position, int source, int digit, Use<T> use) {
    boolean inBox = source >= Geometry.BOXES;
    int places = position.places(source, digit);
    int to = inBox ? Geometry.BOXES : Geometry.HOUSES;
    for (int target = inBox ? Geometry.ROWS : Geometry.BOXES; target < to; target++) {
      if ((places & ~Geometry.shared(source, target)) == 0) {
        T taken = use.take(source, target, digit);
        if (taken != null) {
          return taken;
        }
      }
    }
    return null;
  }
}
