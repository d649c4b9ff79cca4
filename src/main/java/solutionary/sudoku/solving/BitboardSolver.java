package solutionary.sudoku.solving;

import solutionary.sudoku.Grid;

/**
 * The fast solver: three words per digit, simple conclusions, and a branch where they end.
 *
 * <p>One instance serves any number of puzzles, one after the other, and allocates nothing while it
 * searches; threads need one each.
 */
public final class BitboardSolver {
  private final int[][] levels = new int[Grid.CELLS + 1][Candidates.LENGTH];
  private final int[][] kept = new int[2][Candidates.LENGTH];
  private final Branching branching = new Branching();
  private final SearchTally counting = SearchTally.thatOnlyCounts();
  private int failures; // since the last solution
  private long found;

  /**
   * Counts the solutions of a puzzle.
   *
   * @param limit how many are enough, at least 1
   * @return how many there are, at most {@code limit}; 0 also when the givens clash
   */
  public long count(Grid givens, long limit) {
    counting.restart(limit);
    search(givens, counting);
    return found;
  }

  /**
   * The solution found first (0) or second (1) in the last search.
   *
   * @throws IllegalArgumentException when there is none of that number
   */
  public Grid solution(int number) {
    if (number < 0 || number >= found || number >= kept.length) {
      throw new IllegalArgumentException("no solution " + number + " of " + found + " is kept");
    }
    return Candidates.grid(kept[number]);
  }

  /** Searches a puzzle as far as a tally allows. */
  public void search(Grid givens, SearchTally tally) {
    failures = 0;
    found = 0;
    if (Candidates.load(levels[0], givens) && Propagation.settle(levels[0])) {
      descend(0, tally);
    }
  }

  // excerpt-begin
  private void descend(int depth, SearchTally tally) {
    int[] words = levels[depth];
    if (Candidates.areSettled(words)) {
      keep(words);
      tally.solved(() -> Candidates.grid(words));
      return;
    }
    int place = branching.place(words, failures);
    for (int left = Places.options(words, place); left != 0; left &= left - 1) {
      int option = Integer.numberOfTrailingZeros(left);
      int cell = Places.cell(place, option);
      int digit = Places.digit(place, option);
      if (!tally.tries(cell, digit + 1)) {
        return;
      }
      int[] next = levels[depth + 1];
      System.arraycopy(words, 0, next, 0, Candidates.LENGTH);
      Candidates.settle(next, digit, cell / 27, cell % 27);
      if (Propagation.settle(next)) {
        tally.placed(cell, digit + 1);
        descend(depth + 1, tally);
        tally.removed(cell, digit + 1);
      } else {
        tally.rejected(cell, digit + 1);
        failures++;
      }
    }
  }

  // excerpt-end

  private void keep(int[] words) {
    if (found < kept.length) {
      System.arraycopy(words, 0, kept[(int) found], 0, Candidates.LENGTH);
    }
    found++;
    failures = 0;
  }
}
