package solutionary.queens;

/** The eight images of one permutation, compared with each other without writing them out. */
final class Images {
  private static final Symmetry[] MAPS = Symmetry.values();

  private final int n;
  private final int[] columns;
  private final int[] rows;

  Images(int n) {
    this.n = n;
    columns = new int[n];
    rows = new int[n];
  }

  /** Takes the images of another permutation of 1…n from now on; row 1 at index 0. */
  void of(int[] permutation) {
    for (int i = 0; i < n; i++) {
      columns[i] = permutation[i];
      rows[permutation[i] - 1] = i + 1;
    }
  }

  /** Less than, equal to or greater than 0 as one image is before, is, or is after another. */
  int compare(Symmetry one, Symmetry other) {
    int order = 0;
    for (int i = 0; order == 0 && i < n; i++) {
      order = one.columnInRow(i, columns, rows) - other.columnInRow(i, columns, rows);
    }
    return order;
  }

  /** The first map, in the catalogue's order, that takes the smallest image to the permutation. */
  Symmetry fromSmallest() {
    Symmetry best = Symmetry.IDENTITY;
    for (Symmetry map : MAPS) {
      if (compare(map.inverse(), best.inverse()) < 0) {
        best = map;
      }
    }
    return best;
  }

  /** The column in the first row of the image under a map. */
  int first(Symmetry map) {
    return map.columnInRow(0, columns, rows);
  }

  /** Writes the image under a map into an array, row 1 at index 0. */
  void write(Symmetry map, int[] image) {
    for (int i = 0; i < n; i++) {
      image[i] = map.columnInRow(i, columns, rows);
    }
  }

  /** The symmetry of the permutation when it is a solution and its own smallest image, or null. */
  SymmetryClass classIfSmallest() {
    int same = 0;
    for (Symmetry map : MAPS) {
      int order = compare(map, Symmetry.IDENTITY);
      if (order < 0) {
        return null;
      }
      same += order == 0 ? 1 : 0;
    }
    return SymmetryClass.fixedBy(same);
  }
}
