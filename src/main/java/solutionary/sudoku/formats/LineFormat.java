package solutionary.sudoku.formats;

/** A way to write a whole puzzle in one line. */
interface LineFormat {
  /** What the line holds in this format, or null when it is not of this format. */
  Finding read(Line line);
}
