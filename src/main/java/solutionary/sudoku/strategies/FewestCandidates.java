package solutionary.sudoku.strategies;

import java.util.Arrays;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.solving.SudokuListener;

/**
 * Always an empty cell with the fewest digits left: the first without or with one in reading order,
 * or else the first with the fewest. Cells are counted a band at a time: 27 of them are the bits of
 * a word.
 */
final class FewestCandidates {
  private static final int BAND = 27;
  private static final int WHOLE_BAND = (1 << BAND) - 1;

  /** By cell and band: the cells that share a row, a column or a box with it, itself among them. */
  private static final int[] SEEN = seenFromCells();

  private final int[] cells = new int[Grid.CELLS];

  /** By band: its empty cells. */
  private final int[] empty = {WHOLE_BAND, WHOLE_BAND, WHOLE_BAND};

  /** By band and digit, from 1: the cells that see no such digit. */
  private final int[][] free = new int[3][10];

  private final SearchTally tally;

  private FewestCandidates(Grid givens, SearchTally tally) {
    for (int[] band : free) {
      Arrays.fill(band, WHOLE_BAND);
    }
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (givens.digit(cell) != 0) {
        put(cell, givens.digit(cell));
      }
    }
    this.tally = tally;
  }

  static SearchOutcome search(Grid givens, long limit, long bound, SudokuListener listener) {
    SearchTally tally = new SearchTally(limit, bound, listener);
    new FewestCandidates(givens, tally).fill();
    return tally.outcome();
  }

  // excerpt-begin
  private void fill() {
    if ((empty[0] | empty[1] | empty[2]) == 0) {
      tally.solved(() -> Grid.of(cells));
      return;
    }
    int cell = cellWithFewest();
    int band = band(cell);
    int bit = 1 << cell - BAND * band;
    for (int digit = 1; digit <= 9; digit++) {
      if ((free[band][digit] & bit) == 0) {
        continue;
      }
      if (!tally.tries(cell, digit)) {
        return;
      }
      int top = free[0][digit];
      int middle = free[1][digit];
      int bottom = free[2][digit];
      put(cell, digit);
      tally.placed(cell, digit);
      fill();
      cells[cell] = 0;
      empty[band] |= bit;
      free[0][digit] = top;
      free[1][digit] = middle;
      free[2][digit] = bottom;
      tally.removed(cell, digit);
    }
  }

  private int cellWithFewest() {
    int pair = -1;
    for (int band = 0; band < 3; band++) {
      int[] freeInBand = free[band];
      int once = 0;
      int twice = 0;
      int thrice = 0; // cells that at least three digits are free for
      for (int digit = 1; digit <= 9; digit++) {
        thrice |= twice & freeInBand[digit];
        twice |= once & freeInBand[digit];
        once |= freeInBand[digit];
      }
      int noneOrOne = empty[band] & ~twice;
      if (noneOrOne != 0) {
        return BAND * band + Integer.numberOfTrailingZeros(noneOrOne);
      }
      int two = empty[band] & ~thrice;
      if (two != 0 && pair < 0) {
        pair = BAND * band + Integer.numberOfTrailingZeros(two);
      }
    }
    return pair < 0 ? cellWithFewestOfMany() : pair;
  }

  // excerpt-end

  private int cellWithFewestOfMany() {
    int best = -1;
    int fewest = 10;
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (cells[cell] == 0 && candidates(cell) < fewest) {
        best = cell;
        fewest = candidates(cell);
      }
    }
    return best;
  }

  private int candidates(int cell) {
    int count = 0;
    for (int digit = 1; digit <= 9; digit++) {
      count += free[cell / BAND][digit] >> cell % BAND & 1;
    }
    return count;
  }

  private void put(int cell, int digit) {
    cells[cell] = digit;
    int band = band(cell);
    empty[band] &= ~(1 << cell - BAND * band);
    free[0][digit] &= ~SEEN[3 * cell];
    free[1][digit] &= ~SEEN[3 * cell + 1];
    free[2][digit] &= ~SEEN[3 * cell + 2];
  }

  /** The same as {@code cell / 27}, and quicker: this is asked at every step. */
  private static int band(int cell) {
    return cell < BAND ? 0 : cell < 2 * BAND ? 1 : 2;
  }

  private static int[] seenFromCells() {
    int[] seen = new int[3 * Grid.CELLS];
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      for (int other = 0; other < Grid.CELLS; other++) {
        boolean sameBox = cell / BAND == other / BAND && cell % 9 / 3 == other % 9 / 3;
        if (cell / 9 == other / 9 || cell % 9 == other % 9 || sameBox) {
          seen[3 * cell + other / BAND] |= 1 << other % BAND;
        }
      }
    }
    return seen;
  }
}
