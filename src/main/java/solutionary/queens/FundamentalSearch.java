package solutionary.queens;

/**
 * The search for fundamental solutions whose first queen stands in one given column.
 *
 * <p>The queens next to the four edges decide what the first numbers of the eight images are: an
 * edge queen at distance d from a corner gives images that begin with d. So a placement is the
 * smallest of its images only when no edge queen is nearer to a corner than the first row's, which
 * closes squares on the other three edges before anything is placed; and only when one is just as
 * near must images be compared at all.
 */
public final class FundamentalSearch {
  private final int n;
  private final int first;
  private final Steps steps;
  private final FundamentalVisitor visitor;
  private final int[] open;
  private final int[] queens;
  private final int[] columns;
  private final Images images;
  private final int sides;
  private final int sidesDue;

  private FundamentalSearch(int n, int first, SearchListener listener, FundamentalVisitor visitor) {
    this.n = n;
    this.first = first;
    this.visitor = visitor;
    steps = new Steps(listener);
    open = new int[n];
    queens = new int[n];
    columns = new int[n];
    images = new Images(n);
    sides = 1 | 1 << n - 1;
    sidesDue = first == 1 ? n : n - first;
  }

  /** The last column 1… that the first queen of a fundamental solution can have. */
  public static int lastFirstColumn(int n) {
    return (n + 1) / 2;
  }

  /**
   * Visits the fundamental solutions with the first queen in one column, in lexicographic order.
   *
   * @param n the side of the board, 1–{@value Fundamentals#MAX_SIZE}
   * @param firstColumn from 1 to {@link #lastFirstColumn}
   * @param listener is told of the steps, not of solutions
   * @return whether the visitor always wanted to go on
   */
  public static boolean search(
      int n, int firstColumn, SearchListener listener, FundamentalVisitor visitor) {
    Fundamentals.checkSize(n, Fundamentals.MAX_SIZE);
    return new FundamentalSearch(n, firstColumn, listener, visitor).search();
  }

  private boolean search() {
    closeEdges();
    int queen = 1 << first - 1;
    return n == 1 || first > 1 ? place(0, queen, 0, 0, 0) : placeCorner();
  }

  /** Leaves open, row by row, the columns in which no edge queen is nearer to a corner. */
  private void closeEdges() {
    int all = (1 << n) - 1;
    int middle = all & ~((1 << first - 1) - 1) & all >> first - 1;
    for (int row = 1; row < n; row++) {
      boolean nearEdge = row < first - 1 || row > n - first;
      open[row] = nearEdge ? all & ~sides : all;
    }
    open[n - 1] &= middle;
  }

  /**
   * With a queen in the corner, transposing is the only map whose image begins with 1 too. That
   * image goes on with the row of the queen in column 2, so no row down to the number of row 2's
   * column may have its queen there; the two numbers are never equal, and nothing is left to
   * compare.
   */
  private boolean placeCorner() {
    steps.accepted(1, 1);
    queens[0] = 1;
    int all = (1 << n) - 1;
    for (int column = 3; column <= n; column++) {
      for (int row = 2; row < n; row++) {
        open[row] = row < column ? all & ~2 : all;
      }
      if (!place(1, 1 << column - 1, 1, 2, 0)) {
        return false;
      }
    }
    steps.removed(1, 1);
    return true;
  }

  // excerpt-begin
  private boolean place(int row, int free, int taken, int toRight, int toLeft) {
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int queen = Integer.lowestOneBit(rest);
      queens[row] = queen;
      steps.accepted(row + 1, column(queen));
      boolean goOn =
          row == n - 1
              ? complete()
              : below(row + 1, taken | queen, (toRight | queen) << 1, (toLeft | queen) >> 1);
      if (!goOn) {
        return false;
      }
      steps.removed(row + 1, column(queen));
    }
    return true;
  }

  private boolean below(int row, int taken, int toRight, int toLeft) {
    int free = open[row] & ~(taken | toRight | toLeft);
    if (row == sidesDue) {
      free = forMissingSide(free, sides & ~taken);
    }
    return free == 0 || place(row, free, taken, toRight, toLeft);
  }

  /** In the last row that may have a queen at the side: the one that is still missing, if any. */
  private int forMissingSide(int free, int missing) {
    if (missing == sides) {
      return 0;
    }
    return missing == 0 ? free : free & missing;
  }

  // excerpt-end

  private boolean complete() {
    for (int i = 0; i < n; i++) {
      columns[i] = column(queens[i]);
    }
    if (!isTied()) {
      return visitor.fundamental(columns, SymmetryClass.NONE);
    }
    images.of(columns);
    SymmetryClass symmetry = images.classIfSmallest();
    return symmetry == null || visitor.fundamental(columns, symmetry);
  }

  /** Whether another edge queen is as near to a corner as the first row's. */
  private boolean isTied() {
    if (first == 1) {
      return n == 1;
    }
    int far = n - first;
    int ends = queens[first - 1] | queens[far];
    int corners = 1 << first - 1 | 1 << far;
    return (ends & sides) != 0 || (queens[n - 1] & corners) != 0;
  }

  private static int column(int queen) {
    return Integer.numberOfTrailingZeros(queen) + 1;
  }
}
