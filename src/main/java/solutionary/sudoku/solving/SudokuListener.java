package solutionary.sudoku.solving;

import solutionary.sudoku.Grid;

/** Watches a search step by step. Cells are 0–80 in reading order, digits 1–9. */
public interface SudokuListener {
  /**
   * Whether more digits are looked at where the search stands; if not, it goes back from there at
   * once, as if they had all been searched.
   */
  default boolean goesOn() {
    return true;
  }

  /** A digit is looked at for a cell. */
  void tried(int cell, int digit);

  /** It is accepted and stands in the cell while the search goes on from there. */
  void placed(int cell, int digit);

  /** It is not possible there. */
  void rejected(int cell, int digit);

  /** Everything that followed from it was searched, and it is taken back. */
  void removed(int cell, int digit);

  /** All cells are filled. */
  void solved(Grid solution);
}
