package solutionary.sudoku.solving;

import java.util.List;
import java.util.Optional;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;

/**
 * What came of one search of a puzzle whose givens do not clash.
 *
 * @param tried digits looked at for a cell, possible or not
 * @param placed those accepted and searched further
 * @param boards complete grids reached
 * @param solutions solutions delivered
 * @param ending why the search ended
 * @param found the first two solutions, fewer when there were fewer
 */
public record SearchOutcome(
    long tried, long placed, long boards, long solutions, Ending ending, List<Grid> found) {
  /** Why a search ends. */
  public enum Ending {
    /** Everything was searched. */
    COMPLETE,
    /** As many solutions as asked for were found. */
    LIMIT,
    /** As many digits as allowed were tried. */
    BOUND,
    /** A strategy that does not search everything had no further step. */
    STUCK
  }

  public SearchOutcome {
    found = List.copyOf(found);
  }

  /** The verdict that follows; empty when the search ended before it was decided. */
  public Optional<Verdict> verdict() {
    if (found.size() > 1) {
      return Optional.of(new Verdict.Several(found.get(0), found.get(1)));
    }
    if (ending != Ending.COMPLETE) {
      return Optional.empty();
    }
    return Optional.of(found.isEmpty() ? new Verdict.None() : new Verdict.Unique(found.get(0)));
  }
}
