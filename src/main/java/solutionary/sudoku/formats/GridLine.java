package solutionary.sudoku.formats;

/** A line of a grid drawn in several lines. */
sealed interface GridLine permits Row, Gap {}
