package solutionary.queens;

/** Receives fundamental solutions one by one, in lexicographic order. */
@FunctionalInterface
public interface FundamentalVisitor {
  /**
   * A fundamental solution is found.
   *
   * @param columns the column 1…n of each row, row 1 at index 0; reused, so copy it to keep it
   * @param symmetry its class, from which follows the size of its orbit
   * @return whether the enumeration is to go on
   */
  boolean fundamental(int[] columns, SymmetryClass symmetry);
}
