package solutionary.site.pages;

import java.util.Optional;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Grid;

/**
 * A solution of a puzzle.
 *
 * @param other a different solution, when there are several
 */
public record SolvedGrid(Grid givens, Grid cells, Optional<Grid> other) {
  public Picture picture() {
    return SudokuPictures.solution(givens, cells, this::differs);
  }

  public String text() {
    return cells.cells();
  }

  public String rows() {
    return Rows.of(cells.cells());
  }

  private boolean differs(int cell) {
    return other.isPresent() && other.get().digit(cell) != cells.digit(cell);
  }
}
