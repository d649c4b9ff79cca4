package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.BandTables.BAND;
import static solutionary.sudoku.solving.BandTables.ROW_STARTS;
import static solutionary.sudoku.solving.Candidates.CHANGED;
import static solutionary.sudoku.solving.Candidates.DIGITS;
import static solutionary.sudoku.solving.Candidates.OPEN;

/**
 * Draws the simple conclusions: locked candidates, hidden and naked singles, until none is left.
 */
final class Propagation {
  private static final int ROW_ENDS = ROW_STARTS << 8;
  private static final int ROWS_BUT_ENDS = 255 * ROW_STARTS;

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

  private static boolean settleDigits(int[] words) {
    while (words[CHANGED] != 0) {
      int digit = Integer.numberOfTrailingZeros(words[CHANGED]);
      words[CHANGED] &= words[CHANGED] - 1;
      if (!settleDigit(words, digit)) {
        return false;
      }
    }
    return true;
  }

  private static boolean settleDigit(int[] words, int digit) {
    int at = 3 * digit;
    int top = BandTables.withoutLocked(words[at]);
    int middle = BandTables.withoutLocked(words[at + 1]);
    int bottom = BandTables.withoutLocked(words[at + 2]);
    while (top != 0 && middle != 0 && bottom != 0) {
      int columns = columns(top) | columns(middle) << 9 | columns(bottom) << 18;
      int left = BandTables.stackWithoutLocked(columns, 0);
      int centre = BandTables.stackWithoutLocked(columns, 1);
      int right = BandTables.stackWithoutLocked(columns, 2);
      if (left == 0 || centre == 0 || right == 0) {
        return false;
      }
      int possible = left | centre | right;
      if ((columns & ~possible) == 0) {
        words[at] = top;
        words[at + 1] = middle;
        words[at + 2] = bottom;
        settleSingles(words, digit, 0);
        settleSingles(words, digit, 1);
        settleSingles(words, digit, 2);
        return true;
      }
      top = BandTables.withoutLocked(top & (possible & 511) * ROW_STARTS);
      middle = BandTables.withoutLocked(middle & (possible >>> 9 & 511) * ROW_STARTS);
      bottom = BandTables.withoutLocked(bottom & (possible >>> 18) * ROW_STARTS);
    }
    return false;
  }

  /** The columns, 9 bits, in which a band holds a candidate. */
  private static int columns(int band) {
    return (band | band >>> 9 | band >>> 18) & 511;
  }

  /** Takes the other digits out of the cells that are the only ones of their row for a digit. */
  private static void settleSingles(int[] words, int digit, int band) {
    int settled = singles(words[3 * digit + band]) & words[OPEN + band];
    if (settled == 0) {
      return;
    }
    words[OPEN + band] &= ~settled;
    for (int other = 0; other < DIGITS; other++) {
      int at = 3 * other + band;
      if (other != digit && (words[at] & settled) != 0) {
        words[at] &= ~settled;
        words[CHANGED] |= 1 << other;
      }
    }
  }

  /** The cells of a band that are alone in their row; every row must hold one. */
  private static int singles(int band) {
    int more = band & band - ROW_STARTS;
    int crowded = (more & ROWS_BUT_ENDS) + ROWS_BUT_ENDS | more;
    int ends = ROW_ENDS & ~crowded;
    return band & (ends << 1) - (ends >>> 8);
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
    int singles = words[OPEN + band] & ~two;
    for (int digit = 0; singles != 0; digit++) {
      int cells = words[3 * digit + band] & singles;
      singles &= ~cells;
      for (; cells != 0; cells &= cells - 1) {
        int cell = Integer.numberOfTrailingZeros(cells);
        if (!Candidates.place(words, digit, band, cell)) {
          return false;
        }
        words[OPEN + band] &= ~(1 << cell);
      }
    }
    return true;
  }
}
