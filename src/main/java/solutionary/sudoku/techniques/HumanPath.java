package solutionary.sudoku.techniques;

import java.util.List;
import solutionary.sudoku.Grid;

/**
 * How a person solves a puzzle, and how hard that is.
 *
 * @param steps in order; the easiest one there is at each point
 * @param rating that of the hardest step; "at least" when the path broke off
 * @param hardestTechnique the key of the first step with the highest rating; empty without steps,
 *     and when the path broke off
 * @param level the rating in a word
 * @param reached the grid after the last step
 */
public record HumanPath(
    List<Step> steps, Rating rating, String hardestTechnique, Level level, Grid reached) {
  public HumanPath {
    steps = List.copyOf(steps);
  }

  /** Whether the path leads to the end. */
  public boolean isSolved() {
    return reached.isSolved();
  }
}
