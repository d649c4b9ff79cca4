package solutionary.sudoku.solving;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import solutionary.sudoku.Grid;

/**
 * Counts the steps of one search, tells them to a listener if there is one, and says when to stop:
 * at a limit of solutions or at a bound of tried digits.
 */
public final class SearchTally {
  private long limit;
  private final long bound;
  private final boolean keeps;
  private final SudokuListener listener;
  private Grid first;
  private Grid second;
  private long tried;
  private long placed;
  private long solutions;
  private boolean stopped;

  /**
   * @param limit how many solutions are enough, at least 1
   * @param bound how many digits may be tried, at least 0
   * @param listener null when nobody watches
   */
  public SearchTally(long limit, long bound, SudokuListener listener) {
    this(limit, bound, listener, true);
  }

  private SearchTally(long limit, long bound, SudokuListener listener, boolean keeps) {
    this.limit = atLeast(1, limit, "limit");
    this.bound = atLeast(0, bound, "bound");
    this.listener = listener;
    this.keeps = keeps;
  }

  /** A tally without bound or listener that keeps no solution and can be used again and again. */
  static SearchTally thatOnlyCounts() {
    return new SearchTally(1, Long.MAX_VALUE, null, false);
  }

  /** Begins to count anew. */
  void restart(long limit) {
    this.limit = atLeast(1, limit, "limit");
    tried = 0;
    placed = 0;
    solutions = 0;
    stopped = false;
  }

  private static long atLeast(long least, long value, String name) {
    if (value < least) {
      throw new IllegalArgumentException(name + " " + value + "; at least " + least + " is needed");
    }
    return value;
  }

  /** Whether the search goes on; if so, it looks at this digit for this cell. */
  public boolean tries(int cell, int digit) {
    if (solutions == limit || tried == bound) {
      stopped = true;
      return false;
    }
    if (listener != null) {
      if (!listener.goesOn()) {
        return false;
      }
      listener.tried(cell, digit);
    }
    tried++;
    return true;
  }

  /** The digit just tried is accepted and stands while the search goes on from there. */
  public void placed(int cell, int digit) {
    placed++;
    if (listener != null) {
      listener.placed(cell, digit);
    }
  }

  /** The digit just tried is not possible. */
  public void rejected(int cell, int digit) {
    if (listener != null) {
      listener.rejected(cell, digit);
    }
  }

  /** A placed digit is taken back; once the search is over, that is no step of it. */
  public void removed(int cell, int digit) {
    if (listener != null && !stopped && solutions < limit) {
      listener.removed(cell, digit);
    }
  }

  /** A solution is reached; it is asked for only when somebody wants to see it. */
  public void solved(Supplier<Grid> solution) {
    solutions++;
    if (keeps && solutions == 1) {
      first = solution.get();
    } else if (keeps && solutions == 2) {
      second = solution.get();
    }
    if (listener != null) {
      listener.solved(solution.get());
    }
  }

  /** What came of the search, once it has ended. */
  public SearchOutcome outcome() {
    SearchOutcome.Ending ending =
        !stopped
            ? SearchOutcome.Ending.COMPLETE
            : solutions == limit ? SearchOutcome.Ending.LIMIT : SearchOutcome.Ending.BOUND;
    List<Grid> kept = Stream.of(first, second).filter(Objects::nonNull).toList();
    return new SearchOutcome(tried, placed, solutions, solutions, ending, kept);
  }
}
