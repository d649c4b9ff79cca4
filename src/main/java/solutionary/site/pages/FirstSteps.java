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

    private int cell() {
      return 9 * (row.row() - 1) + row.col() - 1;
    }

    /** The digit, or nothing for a solution. */
    public String digit() {
      return row.digit() == null ? "" : row.digit().toString();
    }
  }

  public int count() {
    return steps.size();
  }

  /** What the puzzle is called. */
  public String words() {
    return puzzle.name() == null ? puzzle.label() : puzzle.name();
  }

  public Address address() {
    return PuzzlePage.address(puzzle.collection(), puzzle.number());
  }

  /** The board after these steps, as one text. */
  public String rows() {
    return Rows.of(board().cells());
  }

  /** The board after these steps. */
  public Picture picture() {
    return SudokuPictures.alone(new Grid(puzzle.givens()), board());
  }

  private Grid board() {
    StringBuilder cells = new StringBuilder(puzzle.givens());
    for (Step step : steps) {
      switch (step.row.event()) {
        case "placed" -> cells.setCharAt(step.cell(), (char) ('0' + step.row.digit()));
        case "removed" -> cells.setCharAt(step.cell(), '.');
        default -> {}
      }
    }
    return new Grid(cells.toString());
  }
}
