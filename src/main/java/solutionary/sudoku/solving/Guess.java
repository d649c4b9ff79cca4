package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.Candidates.CHANGED;
import static solutionary.sudoku.solving.Candidates.OPEN;

/** Where to guess. */
final class Guess {
  private Guess() {}

  /**
   * Splits the possibilities in two: {@code taken} with a digit in a cell, {@code rest} without.
   */
  static void split(int[] rest, int[] taken) {
    for (int band = 0; band < 3; band++) {
      int one = 0;
      int two = 0;
      int three = 0;
      for (int at = band; at < OPEN; at += 3) {
        three |= two & rest[at];
        two |= one & rest[at];
        one |= rest[at];
      }
      int pairs = two & ~three;
      if (pairs != 0) {
        guess(rest, taken, band, Integer.numberOfTrailingZeros(pairs));
        return;
      }
    }
    int band = rest[OPEN] != 0 ? 0 : rest[OPEN + 1] != 0 ? 1 : 2;
    guess(rest, taken, band, Integer.numberOfTrailingZeros(rest[OPEN + band]));
  }

  private static void guess(int[] rest, int[] taken, int band, int cell) {
    int digit = 0;
    while ((rest[3 * digit + band] >>> cell & 1) == 0) {
      digit++;
    }
    rest[3 * digit + band] &= ~(1 << cell);
    rest[CHANGED] |= 1 << digit;
    for (int other = 0; other < 9; other++) {
      int at = 3 * other + band;
      if (other != digit && (taken[at] >>> cell & 1) != 0) {
        taken[at] &= ~(1 << cell);
        taken[CHANGED] |= 1 << other;
      }
    }
    taken[OPEN + band] &= ~(1 << cell);
    Candidates.place(taken, digit, band, cell);
  }
}
