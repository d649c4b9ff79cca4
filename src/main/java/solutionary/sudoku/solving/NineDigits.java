package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.Candidates.OPEN;

/** Looks across the nine digits at the cells of a band (0–2), 27 of them at a time. */
final class NineDigits {
  private NineDigits() {}

  /** The cells that are a candidate of any digit. */
  static int cells(int[] words, int band) {
    int cells = 0;
    for (int at = band; at < OPEN; at += 3) {
      cells |= words[at];
    }
    return cells;
  }

  /** The digits, a bit each, that a cell (0–26) is a candidate of. */
  static int at(int[] words, int band, int cell) {
    return words[band] >>> cell & 1
        | (words[band + 3] >>> cell & 1) << 1
        | (words[band + 6] >>> cell & 1) << 2
        | (words[band + 9] >>> cell & 1) << 3
        | (words[band + 12] >>> cell & 1) << 4
        | (words[band + 15] >>> cell & 1) << 5
        | (words[band + 18] >>> cell & 1) << 6
        | (words[band + 21] >>> cell & 1) << 7
        | (words[band + 24] >>> cell & 1) << 8;
  }

  /** The cells that are a candidate of exactly two digits. */
  static int pairs(int[] words, int band) {
    int one = 0;
    int two = 0;
    int three = 0;
    for (int at = band; at < OPEN; at += 3) {
      three |= two & words[at];
      two |= one & words[at];
      one |= words[at];
    }
    return two & ~three;
  }

  /**
   * Keeps some cells for the digit whose words begin at {@code own} and closes them.
   *
   * @return the other digits, a bit each, that lost a candidate
   */
  static int exclude(int[] words, int cells, int band, int own) {
    words[OPEN + band] &= ~cells;
    int kept = words[own + band];
    words[own + band] = kept & ~cells;
    // Nine times the same, for a loop over so few words costs more than what it does.
    int others = ~cells;
    int w0 = words[band];
    int w1 = words[band + 3];
    int w2 = words[band + 6];
    int w3 = words[band + 9];
    int w4 = words[band + 12];
    int w5 = words[band + 15];
    int w6 = words[band + 18];
    int w7 = words[band + 21];
    int w8 = words[band + 24];
    words[band] = w0 & others;
    words[band + 3] = w1 & others;
    words[band + 6] = w2 & others;
    words[band + 9] = w3 & others;
    words[band + 12] = w4 & others;
    words[band + 15] = w5 & others;
    words[band + 18] = w6 & others;
    words[band + 21] = w7 & others;
    words[band + 24] = w8 & others;
    words[own + band] = kept;
    return lost(w0 & cells, 0)
        | lost(w1 & cells, 1)
        | lost(w2 & cells, 2)
        | lost(w3 & cells, 3)
        | lost(w4 & cells, 4)
        | lost(w5 & cells, 5)
        | lost(w6 & cells, 6)
        | lost(w7 & cells, 7)
        | lost(w8 & cells, 8);
  }

  /** The bit of a digit when it lost any cells. */
  private static int lost(int cells, int digit) {
    return (-cells >>> 31) << digit;
  }
}
