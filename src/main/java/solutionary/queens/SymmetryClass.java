package solutionary.queens;

/** How symmetric a placement is: which turns of the board leave it as it is. */
public enum SymmetryClass {
  /** No map but the identity leaves it as it is. */
  NONE("none", 8),
  /** A half turn leaves it as it is. */
  HALF_TURN("half-turn", 4),
  /** A quarter turn leaves it as it is. */
  QUARTER_TURN("quarter-turn", 2),
  /** Every map leaves it as it is: of all solutions only that of n = 1. */
  FULL("full", 1);

  private final String key;
  private final int orbitSize;

  SymmetryClass(String key, int orbitSize) {
    this.key = key;
    this.orbitSize = orbitSize;
  }

  /** The stable word for it, for example {@code half-turn}. */
  public String key() {
    return key;
  }

  /** How many different images it has under the eight maps. */
  public int orbitSize() {
    return orbitSize;
  }

  /**
   * The class of a solution. No reflection leaves a solution with n ≥ 2 as it is, since a queen and
   * her image would share a row, a column or a diagonal.
   *
   * @throws IllegalArgumentException when two queens attack each other
   */
  public static SymmetryClass of(Placement solution) {
    if (!solution.isSolution()) {
      throw new IllegalArgumentException(solution + " is not a solution: two queens attack");
    }
    if (solution.size() == 1) {
      return FULL;
    }
    if (Symmetry.ROTATE_90.apply(solution).equals(solution)) {
      return QUARTER_TURN;
    }
    return Symmetry.ROTATE_180.apply(solution).equals(solution) ? HALF_TURN : NONE;
  }

  /** The class of a solution that a number of the eight maps leaves as it is. */
  static SymmetryClass fixedBy(int maps) {
    return switch (maps) {
      case 1 -> NONE;
      case 2 -> HALF_TURN;
      case 4 -> QUARTER_TURN;
      default -> FULL;
    };
  }
}
