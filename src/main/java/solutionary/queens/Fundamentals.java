package solutionary.queens;

/**
 * The fundamental solutions of one board size in lexicographic order, found directly and not by
 * sorting out all solutions. Keeps one {@code long} for each.
 */
public final class Fundamentals {
  /** The largest n that can be enumerated. */
  public static final int MAX_SIZE = 20;

  /** The largest n whose fundamental solutions are kept; beyond it they can be visited. */
  public static final int MAX_KEPT_SIZE = Packed.MAX_SIZE;

  private final int n;
  private final PackedList packed = new PackedList();
  private final int[] ofClass = new int[SymmetryClass.values().length];

  private Fundamentals(int n) {
    this.n = n;
  }

  /**
   * Enumerates and keeps the fundamental solutions of the n×n board.
   *
   * @throws IllegalArgumentException when n is not 1–{@value #MAX_KEPT_SIZE}
   */
  public static Fundamentals of(int n) {
    checkSize(n, MAX_KEPT_SIZE);
    Fundamentals all = new Fundamentals(n);
    forEach(n, all::add);
    return all;
  }

  /**
   * Visits the fundamental solutions of the n×n board in lexicographic order and keeps none.
   *
   * @throws IllegalArgumentException when n is not 1–{@value #MAX_SIZE}
   */
  public static void forEach(int n, FundamentalVisitor visitor) {
    SolutionListener nobody = columns -> true;
    boolean goOn = true;
    for (int first = 1; goOn && first <= FundamentalSearch.lastFirstColumn(n); first++) {
      goOn = FundamentalSearch.search(n, first, nobody, visitor);
    }
  }

  /** The side of the board. */
  public int n() {
    return n;
  }

  /** How many fundamental solutions there are. */
  public int count() {
    return packed.size();
  }

  /** How many of them are of a symmetry class. */
  public int count(SymmetryClass symmetry) {
    return ofClass[symmetry.ordinal()];
  }

  /** The fundamental solution with a number 1…count. */
  public Placement placement(int number) {
    if (number < 1 || number > count()) {
      throw new IllegalArgumentException(
          "number " + number + "; n = " + n + " has " + count() + ", counted from 1");
    }
    int[] columns = new int[n];
    packed.get(number - 1, columns);
    return Placement.of(columns);
  }

  /** How many solutions there are: the sum of the orbits' sizes. */
  public long solutions() {
    long sum = 0;
    for (SymmetryClass symmetry : SymmetryClass.values()) {
      sum += (long) count(symmetry) * symmetry.orbitSize();
    }
    return sum;
  }

  /** How many solutions a half turn leaves as they are. */
  public long halfTurnFixed() {
    return (long) count(SymmetryClass.HALF_TURN) * 4 + quarterTurnFixed();
  }

  /** How many solutions a quarter turn leaves as they are. */
  public long quarterTurnFixed() {
    return (long) count(SymmetryClass.QUARTER_TURN) * 2 + count(SymmetryClass.FULL);
  }

  /**
   * The number 1…count of a fundamental solution.
   *
   * @throws IllegalArgumentException when the placement is none
   */
  public int numberOf(Placement fundamental) {
    int index = fundamental.size() == n ? packed.indexOf(fundamental.toArray()) : -1;
    if (index < 0) {
      throw new IllegalArgumentException(fundamental + " is not fundamental for n = " + n);
    }
    return index + 1;
  }

  /** All of them in ascending order, number 1 at index 0. */
  PackedList packed() {
    return packed;
  }

  private boolean add(int[] columns, SymmetryClass symmetry) {
    ofClass[symmetry.ordinal()]++;
    return packed.add(columns);
  }

  static void checkSize(int n, int largest) {
    if (n < 1 || n > largest) {
      throw new IllegalArgumentException("n = " + n + "; board sizes here are 1-" + largest);
    }
  }
}
