package solutionary.catalog;

import solutionary.queens.Placement;

/** A row of {@code queens_fundamental}: one orbit by its smallest placement. */
public record FundamentalRow(
    int n, int number, Placement placement, String symmetry, int orbitSize, boolean modular) {
  /** For example {@code Q8.3}. */
  public String label() {
    return "Q" + n + "." + number;
  }
}
