package solutionary.sudoku.solving;

import solutionary.sudoku.Grid;

/** Watches a search step by step. Cells are 0–80 in reading order, digits 1–9. */
public interface SudokuListener {
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
