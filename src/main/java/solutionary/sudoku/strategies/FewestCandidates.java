package solutionary.sudoku.strategies;

import solutionary.sudoku.Grid;
import solutionary.sudoku.House;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.solving.SudokuListener;

/**
 * Always an empty cell with the fewest digits left: the first without or with one in reading order,
 * or else the first with the fewest.
 */
final class FewestCandidates {
  private static final int BAND = 27;
  private static final int[] HOUSES = housesOfCells();

  private final int[] cells = new int[Grid.CELLS];

  /** By band: its empty cells, 27 bits. */
  private final int[] empty = {(1 << BAND) - 1, (1 << BAND) - 1, (1 << BAND) - 1};

  /** By house, in the order of {@link House#ALL}: the digits in it, bit 0 for digit 1. */
  private final int[] taken = new int[27];

  private final SearchTally tally;

  private FewestCandidates(Grid givens, SearchTally tally) {
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (givens.digit(cell) != 0) {
        toggle(cell, givens.digit(cell));
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
    int cell = cellWithFewest();
    if (cell < 0) {
      tally.solved(() -> Grid.of(cells));
      return;
    }
    for (int left = candidates(cell); left != 0; left &= left - 1) {
      int digit = Integer.numberOfTrailingZeros(left) + 1;
      if (!tally.tries(cell, digit)) {
        return;
      }
      toggle(cell, digit);
      tally.placed(cell, digit);
      fill();
      toggle(cell, digit);
      tally.removed(cell, digit);
    }
  }

  private int cellWithFewest() {
    int best = -1;
    int fewest = 10;
    for (int band = 0; band < 3; band++) {
      for (int left = empty[band]; left != 0 && fewest > 1; left &= left - 1) {
        int cell = BAND * band + Integer.numberOfTrailingZeros(left);
        int count = Integer.bitCount(candidates(cell));
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    return best;
  }

  private int candidates(int cell) {
    int row = HOUSES[3 * cell];
    int column = HOUSES[3 * cell + 1];
    int box = HOUSES[3 * cell + 2];
    return 0b111111111 & ~(taken[row] | taken[column] | taken[box]);
  }

  // excerpt-end

  /** Puts a digit into an empty cell or takes it out again. */
  private void toggle(int cell, int digit) {
    cells[cell] ^= digit;
    int band = cell < BAND ? 0 : cell < 2 * BAND ? 1 : 2;
    empty[band] ^= 1 << cell - BAND * band;
    int bit = 1 << digit - 1;
    taken[HOUSES[3 * cell]] ^= bit;
    taken[HOUSES[3 * cell + 1]] ^= bit;
    taken[HOUSES[3 * cell + 2]] ^= bit;
  }

  private static int[] housesOfCells() {
    int[] houses = new int[3 * Grid.CELLS];
    for (int house = 0; house < House.ALL.size(); house++) {
      for (int place = 0; place < 9; place++) {
        houses[3 * House.ALL.get(house).cell(place) + house / 9] = house;
      }
    }
    return houses;
  }
}
