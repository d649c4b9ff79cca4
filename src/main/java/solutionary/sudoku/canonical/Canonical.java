package solutionary.sudoku.canonical;

import solutionary.sudoku.Grid;

/**
 * What stays the same when a grid is disguised: its canonical form. Two grids are the same puzzle
 * exactly when their forms are equal. Valid and invalid grids, full and empty ones all have a form.
 *
 * @param form of the texts that the 3,359,232 cell symmetries (transposition; orders of bands and
 *     of rows within them; of stacks and of columns within them) and all relabellings of the digits
 *     make of the grid, the least in ASCII order, in which {@code .} comes before {@code 1}
 * @param automorphisms how many of the cell symmetries, each with some relabelling, leave the grid
 *     as it is
 * @param map takes the grid to its form; the identity when it is its own form
 */
public record Canonical(Grid form, int automorphisms, GridMap map) {
  /** The canonical form of a grid. */
  public static Canonical of(Grid grid) {
    FormSearch search = new FormSearch(grid);
    Grid form = search.form();
    GridMap map = form.equals(grid) ? GridMap.IDENTITY : search.map();
    return new Canonical(form, search.automorphisms(), map);
  }

  /**
   * The map that takes this grid to another one of the same form; the identity when both are equal.
   *
   * @throws IllegalArgumentException when their forms differ
   */
  public GridMap mapTo(Canonical other) {
    if (!form.equals(other.form)) {
      throw new IllegalArgumentException(form + " and " + other.form + " are different puzzles");
    }
    return map.then(other.map.inverse());
  }
}
