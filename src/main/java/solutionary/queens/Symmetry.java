package solutionary.queens;

/**
 * The eight maps of the square onto itself, in the catalogue's order. Turns are clockwise.
 *
 * <p>Each is three yes-or-no answers: are rows and columns exchanged first; are the rows then
 * counted from the other end; and are the columns.
 */
public enum Symmetry {
  IDENTITY("identity", false, false, false),
  ROTATE_90("rotate-90", true, false, true),
  ROTATE_180("rotate-180", false, true, true),
  ROTATE_270("rotate-270", true, true, false),
  /** Left and right change places. */
  FLIP_HORIZONTAL("flip-horizontal", false, false, true),
  /** Top and bottom change places. */
  FLIP_VERTICAL("flip-vertical", false, true, false),
  TRANSPOSE("transpose", true, false, false),
  ANTI_TRANSPOSE("anti-transpose", true, true, true);

  private static final Symmetry[] ALL = values();
  private static final Symmetry[] INVERSES = inverses();

  private final String key;
  private final boolean exchanged;
  private final boolean rowsReversed;
  private final boolean columnsReversed;

  Symmetry(String key, boolean exchanged, boolean rowsReversed, boolean columnsReversed) {
    this.key = key;
    this.exchanged = exchanged;
    this.rowsReversed = rowsReversed;
    this.columnsReversed = columnsReversed;
  }

  /** The stable word for it, for example {@code rotate-90}. */
  public String key() {
    return key;
  }

  /** The row 1…n to which the square (row, column) of an n×n board goes. */
  public int row(int row, int column, int n) {
    int to = exchanged ? column : row;
    return rowsReversed ? n + 1 - to : to;
  }

  /** The column 1…n to which the square (row, column) of an n×n board goes. */
  public int column(int row, int column, int n) {
    int to = exchanged ? row : column;
    return columnsReversed ? n + 1 - to : to;
  }

  /**
   * The image of a placement.
   *
   * @throws IllegalArgumentException when two queens share a column: a turn would put them into one
   *     row
   */
  public Placement apply(Placement placement) {
    if (!placement.isPermutation()) {
      throw new IllegalArgumentException(
          placement + " has two queens in one column; only permutations have all eight images");
    }
    int n = placement.size();
    int[] image = new int[n];
    for (int row = 1; row <= n; row++) {
      image[row(row, placement.column(row), n) - 1] = column(row, placement.column(row), n);
    }
    return Placement.of(image);
  }

  /**
   * The column of the image's queen in the row at an index 0…n−1, for a permutation given both
   * ways: the column of each row and the row of each column, numbers from 1, arrays from 0.
   */
  int columnInRow(int index, int[] columns, int[] rows) {
    int last = columns.length - 1;
    int from = (exchanged ? rows : columns)[rowsReversed ? last - index : index];
    return columnsReversed ? last + 2 - from : from;
  }

  /** The map that undoes this one. */
  public Symmetry inverse() {
    return INVERSES[ordinal()];
  }

  /** This map and after it another, as one. */
  public Symmetry then(Symmetry next) {
    boolean rows = next.exchanged ? columnsReversed : rowsReversed;
    boolean columns = next.exchanged ? rowsReversed : columnsReversed;
    return find(
        exchanged ^ next.exchanged, rows ^ next.rowsReversed, columns ^ next.columnsReversed);
  }

  private static Symmetry[] inverses() {
    Symmetry[] inverses = new Symmetry[ALL.length];
    for (Symmetry map : ALL) {
      inverses[map.ordinal()] =
          map.exchanged ? find(true, map.columnsReversed, map.rowsReversed) : map;
    }
    return inverses;
  }

  private static Symmetry find(boolean exchanged, boolean rows, boolean columns) {
    for (Symmetry map : ALL) {
      if (map.exchanged == exchanged
          && map.rowsReversed == rows
          && map.columnsReversed == columns) {
        return map;
      }
    }
    throw new AssertionError("the table has all eight combinations");
  }
}
