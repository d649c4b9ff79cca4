package solutionary.sudoku;

/**
 * A digit that stands more than once in a house.
 *
 * @param digit 1–9
 * @param house where
 */
public record Clash(int digit, House house) {
  /** For example {@code 5 twice in column 8}. */
  @Override
  public String toString() {
    return digit + " twice in " + house;
  }
}
