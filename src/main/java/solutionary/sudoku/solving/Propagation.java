package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.BandTables.BAND;
import static solutionary.sudoku.solving.BandTables.ROW_STARTS;
import static solutionary.sudoku.solving.Candidates.CHANGED;
import static solutionary.sudoku.solving.Candidates.OPEN;

/**
 * Draws the simple conclusions: locked candidates, hidden and naked singles, until none is left.
 */
final class Propagation {
  private static final int CONTRADICTION = -1;

  private Propagation() {}

  /** Settles what follows; false when the candidates contradict each other. */
  static boolean settle(int[] words) {
    do {
      if (!settleDigits(words)
          || !settleCells(words, 0)
          || !settleCells(words, 1)
          || !settleCells(words, 2)) {
        return false;
      }
    } while (words[CHANGED] != 0);
    return true;
  }

  /** Takes up the changed digits in turn, each as late as possible after its last time. */
  private static boolean settleDigits(int[] words) {
    int changed = words[CHANGED];
    int digit = 0;
    while (changed > 0) {
      int later = changed & -2 << digit;
      digit = Integer.numberOfTrailingZeros(later != 0 ? later : changed);
      changed = settleDigit(words, 3 * digit, changed & ~(1 << digit));
    }
    words[CHANGED] = 0;
    return changed != CONTRADICTION;
  }

  /**
   * Removes locked candidates of the digit whose words begin at {@code at} and settles the cells
   * that are alone in their row. A cell that is alone in its column or box is then alone in its row
   * too.
   *
   * @return {@code changed} with the digits added that lost a candidate, or CONTRADICTION
   */
  private static int settleDigit(int[] words, int at, int changed) {
    int top = BandTables.withoutLocked(words[at]);
    int middle = BandTables.withoutLocked(words[at + 1]);
    int bottom = BandTables.withoutLocked(words[at + 2]);
    while (true) {
      int locked = BandTables.lockedColumns(top, middle, bottom);
      if (locked == 0) {
        break;
      }
      top = BandTables.withoutLocked(top & ~((locked & 511) * ROW_STARTS));
      middle = BandTables.withoutLocked(middle & ~((locked >>> 9 & 511) * ROW_STARTS));
      bottom = BandTables.withoutLocked(bottom & ~((locked >>> 18) * ROW_STARTS));
    }
    boolean anyEmpty = (top - 1 | middle - 1 | bottom - 1) < 0;
    if (anyEmpty) {
      return CONTRADICTION;
    }
    words[at] = top;
    words[at + 1] = middle;
    words[at + 2] = bottom;
    int first = BandTables.aloneInRow(top) & words[OPEN];
    int second = BandTables.aloneInRow(middle) & words[OPEN + 1];
    int third = BandTables.aloneInRow(bottom) & words[OPEN + 2];
    if (first != 0) {
      changed |= NineDigits.exclude(words, first, 0, at);
    }
    if (second != 0) {
      changed |= NineDigits.exclude(words, second, 1, at);
    }
    if (third != 0) {
      changed |= NineDigits.exclude(words, third, 2, at);
    }
    return changed;
  }

  /** Places the cells of a band that have one candidate left; false when one has none. */
  private static boolean settleCells(int[] words, int band) {
    int one = 0;
    int two = 0;
    for (int at = band; at < OPEN; at += 3) {
      two |= one & words[at];
      one |= words[at];
    }
    if (one != BAND) {
      return false;
    }
    for (int singles = words[OPEN + band] & ~two; singles != 0; singles &= singles - 1) {
      int cell = Integer.numberOfTrailingZeros(singles);
      int digits = NineDigits.at(words, band, cell);
      if (digits == 0) { // its digit was placed beside it a moment ago
        return false;
      }
      Candidates.place(words, Integer.numberOfTrailingZeros(digits), band, cell);
    }
    return true;
  }
}
