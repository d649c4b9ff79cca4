package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.StrategyStepRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Grid;

/** How a search of a puzzle begins. */
public record FirstSteps(PuzzleRow puzzle, List<Step> steps) {
  /** One step. */
  public record Step(StrategyStepRow row) {
    public String eventKey() {
      return "event." + row.event();
    }

    /** Row and column, or nothing for a solution. */
    public String square() {
      return row.row() == null ? "" : row.row() + ", " + row.col();
    }

    /** The digit, or nothing for a solution. */
    public String digit() {
      return row.digit() == null ? "" : row.digit().toString();
    }
  }

  public int count() {
    return steps.size();
  }

  public String label() {
    return puzzle.label();
  }

  public Address address() {
    return PuzzlePage.address(puzzle.collection(), puzzle.number());
  }

  public String givens() {
    return Rows.of(puzzle.givens());
  }

  public Picture picture() {
    return SudokuPictures.alone(new Grid(puzzle.givens()));
  }
}
