package solutionary.sudoku.formats;

import java.util.Objects;
import solutionary.sudoku.Grid;

/**
 * A puzzle as a file has it.
 *
 * @param givens its 81 cells
 * @param name the literal text the file names it by, or null
 * @param note further literal text of the file about it, or null
 * @param publishedRating the decimal number the file rates it by, in the file's own digits, or null
 * @param line the 1-based line on which its first cell stands
 */
public record SourcePuzzle(
    Grid givens, String name, String note, String publishedRating, int line) {
  public SourcePuzzle {
    Objects.requireNonNull(givens);
    if (line < 1) {
      throw new IllegalArgumentException("lines are counted from 1, not " + line);
    }
  }
}
