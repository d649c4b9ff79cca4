package solutionary.site.pages;

import java.util.Optional;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Grid;

/**
 * A solution of a puzzle.
 *
 * @param other a different solution, when there are several
 */
public record SolvedGrid(Grid givens, Grid cells, Optional<Grid> other) {
  public Illustration picture() {
    return new Illustration(
        SudokuPictures.solution(givens, cells, this::differs),
        Text.of("board.solution", Rows.of(cells.cells())));
  }

  public String text() {
    return cells.cells();
  }

  private boolean differs(int cell) {
    return other.isPresent() && other.get().digit(cell) != cells.digit(cell);
  }
}
