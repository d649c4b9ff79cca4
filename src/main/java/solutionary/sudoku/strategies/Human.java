package solutionary.sudoku.strategies;

import java.util.Optional;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.solving.SudokuListener;
import solutionary.sudoku.techniques.Candidate;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.HumanWalk;
import solutionary.sudoku.techniques.Step;

/**
 * A person's techniques as a strategy. It guesses nothing and does not assume that there is one
 * solution; so what it reaches is proved, and where the techniques end it is stuck. A digit counts
 * as tried when a step places it or rules it out.
 */
final class Human {
  private Human() {}

  static SearchOutcome search(Grid givens, long limit, long bound, SudokuListener listener) {
    SearchTally tally = new SearchTally(limit, bound, listener);
    HumanWalk walk = new HumanWalk(givens, false, HumanSolver.BUDGET);
    // excerpt-begin
    Optional<Step> step = walk.next();
    while (step.isPresent() && takes(step.get(), tally)) {
      step = walk.next();
    }
    // excerpt-end
    if (step.isPresent() || walk.isBroken()) {
      return tally.outcome();
    }
    if (walk.reached().isSolved()) {
      tally.solved(walk::reached);
      return tally.outcome();
    }
    return stuck(tally.outcome());
  }

  /** Counts what a step does; whether all of it was within the bound. */
  private static boolean takes(Step step, SearchTally tally) {
    if (step.placement().isPresent()) {
      Candidate placed = step.placement().get();
      boolean goesOn = tally.tries(placed.cell(), placed.digit());
      if (goesOn) {
        tally.placed(placed.cell(), placed.digit());
      }
      return goesOn;
    }
    for (Candidate removed : step.eliminations()) {
      if (!tally.tries(removed.cell(), removed.digit())) {
        return false;
      }
      tally.rejected(removed.cell(), removed.digit());
    }
    return true;
  }

  private static SearchOutcome stuck(SearchOutcome outcome) {
    return new SearchOutcome(
        outcome.tried(), outcome.placed(), 0, 0, SearchOutcome.Ending.STUCK, outcome.found());
  }
}
