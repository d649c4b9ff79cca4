package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import solutionary.sudoku.Grid;

/**
 * Solves a puzzle as a person does, by the techniques and on the scale of Sudoku Explainer 1.2.1:
 * always the easiest step there is; the rating is that of the hardest.
 */
public final class HumanSolver {
  /** Chain runs that a puzzle may cost unless the caller says otherwise. */
  public static final int BUDGET = 200_000;

  private HumanSolver() {}

  /**
   * The whole path within {@link #BUDGET}.
   *
   * @param givens the puzzle
   * @param unique whether it is known to have exactly one solution; techniques that rest on this
   *     are used only then
   * @throws IllegalArgumentException when a digit stands twice in a house
   */
  public static HumanPath solve(Grid givens, boolean unique) {
    return solve(givens, unique, BUDGET);
  }

  /** The whole path, with a number of chain runs that it may cost. */
  public static HumanPath solve(Grid givens, boolean unique, int budget) {
    HumanWalk walk = new HumanWalk(givens, unique, budget);
    List<Step> steps = new ArrayList<>();
    for (Optional<Step> step = walk.next(); step.isPresent(); step = walk.next()) {
      steps.add(step.get());
    }
    Rating rating = walk.rating();
    return new HumanPath(steps, rating, walk.hardestTechnique(), rating.level(), walk.reached());
  }
}
