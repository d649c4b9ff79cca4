package solutionary.sudoku;

/**
 * What all disguises of a grid have in common.
 *
 * @param form the least text in ASCII order ({@code .} before {@code 1}) over the 3,359,232 cell
 *     symmetries and all relabellings of the digits
 * @param automorphisms how many of these cell symmetries, each with some relabelling, leave the
 *     grid as it is
 * @param map one of the maps that take the grid to its form
 */
public record Canonical(Grid form, int automorphisms, GridMap map) {
  /** Of any grid: a puzzle, a solution, with clashes or without, or the empty one. */
  public static Canonical of(Grid grid) {
    return new CanonicalSearch(grid).search();
  }

  /** A map from the first of two grids to the other, which has the same canonical form. */
  public GridMap to(Canonical other) {
    if (!form.equals(other.form)) {
      throw new IllegalArgumentException("no map between grids of two different forms");
    }
    return map.then(other.map.inverse());
  }
}
