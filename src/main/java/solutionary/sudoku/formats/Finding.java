package solutionary.sudoku.formats;

import solutionary.sudoku.Grid;

/** What a format makes of a text that it knows. */
sealed interface Finding {
  /** A puzzle and what is said about it. */
  record Puzzle(Grid givens, Caption caption) implements Finding {}

  /** A text of this format, but no puzzle: what stands there, and what would be right. */
  record Broken(String found, String wanted) implements Finding {}
}
