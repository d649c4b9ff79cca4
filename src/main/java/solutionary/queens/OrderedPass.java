package solutionary.queens;

/**
 * Every solution of a board size in lexicographic order, made from the fundamental ones. The
 * solutions that begin with one column are collected, put in order and handed over before those of
 * the next, so memory holds one such block beside the fundamental solutions.
 */
public final class OrderedPass {
  private static final Symmetry[] MAPS = Symmetry.values();

  private OrderedPass() {}

  /** Visits each solution with its number, its fundamental solution and the map from there. */
  public static void over(Fundamentals fundamentals, SolutionVisitor visitor) {
    int n = fundamentals.n();
    Numbering numbering = new Numbering(fundamentals, visitor);
    for (int first = 1; first <= n; first++) {
      deliver(n, block(first, n, fundamentals.packed()), numbering);
    }
  }

  /**
   * Searches for the fundamental solutions and delivers all solutions in order. Those that begin
   * with a column in the left half are delivered as soon as the fundamental ones up to there are
   * known.
   *
   * @param n the side of the board, 1–{@value Fundamentals#MAX_KEPT_SIZE}
   * @param listener is told of the steps of the search for the fundamental solutions, and of all
   *     solutions
   */
  public static void search(int n, SearchListener listener) {
    Fundamentals.checkSize(n, Fundamentals.MAX_KEPT_SIZE);
    PackedList fundamentals = new PackedList();
    boolean goOn = true;
    for (int first = 1; goOn && first <= n; first++) {
      if (first <= FundamentalSearch.lastFirstColumn(n)) {
        FundamentalSearch.search(
            n, first, listener, (columns, symmetry) -> fundamentals.add(columns));
      }
      goOn = deliver(n, block(first, n, fundamentals), listener);
    }
  }

  // excerpt-begin
  /** All images that begin with one column, in ascending order. */
  private static PackedList block(int first, int n, PackedList fundamentals) {
    PackedList block = new PackedList();
    Images images = new Images(n);
    int[] columns = new int[n];
    for (int i = 0; i < fundamentals.size(); i++) {
      fundamentals.get(i, columns);
      images.of(columns);
      for (Symmetry map : MAPS) {
        if (images.first(map) == first) {
          images.write(map, columns);
          block.add(columns);
        }
      }
    }
    block.sortDistinct();
    return block;
  }

  // excerpt-end

  private static boolean deliver(int n, PackedList block, SearchListener listener) {
    int[] columns = new int[n];
    boolean goOn = true;
    for (int i = 0; goOn && i < block.size(); i++) {
      block.get(i, columns);
      goOn = listener.solution(columns);
    }
    return goOn;
  }

  /** Numbers the solutions that come by and looks up where each of them comes from. */
  private static final class Numbering implements SolutionListener {
    private final Fundamentals fundamentals;
    private final SolutionVisitor visitor;
    private final Images images;
    private final int[] smallest;
    private long number;

    Numbering(Fundamentals fundamentals, SolutionVisitor visitor) {
      this.fundamentals = fundamentals;
      this.visitor = visitor;
      images = new Images(fundamentals.n());
      smallest = new int[fundamentals.n()];
    }

    @Override
    public boolean solution(int[] columns) {
      images.of(columns);
      Symmetry transform = images.fromSmallest();
      images.write(transform.inverse(), smallest);
      int fundamental = fundamentals.packed().indexOf(smallest) + 1;
      visitor.solution(++number, columns, fundamental, transform);
      return true;
    }
  }
}
