package solutionary.sudoku.techniques;

/**
 * How hard a puzzle is on the scale of Sudoku Explainer 1.2.1 ("ER"): the rating of the hardest
 * step of a path that always takes the easiest one.
 *
 * @param tenths the rating times ten: 83 is ER 8.3
 * @param atLeast whether the path broke off, so that the true rating may be higher
 */
public record Rating(int tenths, boolean atLeast) implements Comparable<Rating> {
  /** The level it belongs to. */
  public Level level() {
    return Level.of(tenths);
  }

  /** By tenths; at the same number an exact rating comes first. */
  @Override
  public int compareTo(Rating other) {
    return tenths == other.tenths
        ? Boolean.compare(atLeast, other.atLeast)
        : Integer.compare(tenths, other.tenths);
  }

  /** One decimal: {@code 8.3}, or {@code >=8.3} when the path broke off. */
  @Override
  public String toString() {
    return (atLeast ? ">=" : "") + Phrases.tenths(tenths);
  }
}
