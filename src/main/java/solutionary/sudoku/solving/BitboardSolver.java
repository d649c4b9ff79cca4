package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.Candidates.OPEN;

import solutionary.sudoku.Grid;

/**
 * The fast solver: three words per digit, simple conclusions, and a guess where they end. One
 * instance serves any number of puzzles, one after the other, without allocating while it searches.
 */
public final class BitboardSolver {
  private final int[][] levels = new int[Grid.CELLS + 1][Candidates.LENGTH];
  private final int[][] kept = new int[2][OPEN];
  private long limit;
  private long found;

  /**
   * Counts the solutions of a puzzle.
   *
   * @param limit how many are enough, at least 1
   * @return how many there are, at most {@code limit}; 0 also when the givens clash
   */
  public long count(Grid givens, long limit) {
    this.limit = limit;
    found = 0;
    if (Candidates.load(levels[0], givens)) {
      search(0);
    }
    return found;
  }

  /** The solution found first (0) or second (1) by the last count. */
  public Grid solution(int number) {
    if (number >= found || number >= kept.length) {
      throw new IllegalArgumentException("no solution " + number + " of " + found + " is kept");
    }
    return Candidates.grid(kept[number]);
  }

  private void search(int depth) {
    int[] words = levels[depth];
    while (Propagation.settle(words)) {
      if ((words[OPEN] | words[OPEN + 1] | words[OPEN + 2]) == 0) {
        keep(words);
        return;
      }
      int[] next = levels[depth + 1];
      System.arraycopy(words, 0, next, 0, Candidates.LENGTH);
      Guess.split(words, next);
      search(depth + 1);
      if (found == limit) {
        return;
      }
    }
  }

  private void keep(int[] words) {
    if (found < kept.length) {
      System.arraycopy(words, 0, kept[(int) found], 0, OPEN);
    }
    found++;
  }
}
