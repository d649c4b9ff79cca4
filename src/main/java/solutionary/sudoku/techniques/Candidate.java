package solutionary.sudoku.techniques;

/**
 * A digit that a cell may hold.
 *
 * @param cell 0–80 in reading order
 * @param digit 1–9
 */
public record Candidate(int cell, int digit) {
  /**
   * @throws IllegalArgumentException when the cell or the digit is out of range
   */
  public Candidate {
    if (cell < 0 || cell > 80 || digit < 1 || digit > 9) {
      throw new IllegalArgumentException(
          "cell " + cell + ", digit " + digit + "; cells are 0-80, digits 1-9");
    }
  }

  /** For example {@code 7 in r4c5}. */
  @Override
  public String toString() {
    return digit + " in " + Phrases.cell(cell);
  }
}
