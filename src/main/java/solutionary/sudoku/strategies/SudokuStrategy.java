package solutionary.sudoku.strategies;

import java.util.List;
import java.util.Optional;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SudokuListener;

/** One way of searching a puzzle for its solutions. */
@FunctionalInterface
public interface SudokuStrategy {
  /** Solutions that are enough for a verdict. */
  long LIMIT = 2;

  /** Digits that are tried before a search is given up as undecided. */
  long BOUND = 20_000_000;

  /**
   * Searches a puzzle whose givens do not clash.
   *
   * @param limit how many solutions are enough, at least 1
   * @param bound how many digits may be tried, at least 0
   * @param listener null when nobody watches
   */
  SearchOutcome search(Grid givens, long limit, long bound, SudokuListener listener);

  /**
   * The verdict of a puzzle as far as this strategy decides it within {@link #BOUND}; empty when it
   * stays undecided.
   */
  default Optional<Verdict> verdict(Grid givens) {
    List<Clash> clashes = givens.clashes();
    return clashes.isEmpty()
        ? search(givens, LIMIT, BOUND, null).verdict()
        : Optional.of(new Verdict.Invalid(clashes));
  }
}
