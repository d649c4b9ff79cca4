package solutionary.sudoku;

/**
 * The empty rows of a grid, or its empty columns. Those of one band can change places without
 * anything being seen of it, and so can bands that are wholly empty; so a search need take them in
 * one order only.
 */
final class EmptyLines {
  private static final int[] FACTORIAL = {1, 1, 2, 6};

  private final boolean[] empty = new boolean[9];

  /**
   * @param digits the grid as rows of digits; its rows are what is looked at
   */
  EmptyLines(int[][] digits) {
    for (int line = 0; line < 9; line++) {
      empty[line] = true;
      for (int digit : digits[line]) {
        empty[line] &= digit == 0;
      }
    }
  }

  /** In how many ways empty lines and empty threes of lines can change places. */
  int ways() {
    int ways = 1;
    int emptyThrees = 0;
    for (int three = 0; three < 3; three++) {
      ways *= FACTORIAL[emptyLines(three)];
      emptyThrees += emptyLines(three) / 3;
    }
    return ways * FACTORIAL[emptyThrees];
  }

  boolean isEmpty(int line) {
    return empty[line];
  }

  /** Whether a line may come next after those used (a bit each): no equal one stands before it. */
  boolean mayFollow(int used, int line) {
    int three = line / 3;
    if (!empty[line]) {
      return true;
    }
    for (int before = 3 * three; before < line; before++) {
      if (empty[before] && (used >>> before & 1) == 0) {
        return false;
      }
    }
    if (emptyLines(three) < 3) {
      return true;
    }
    for (int before = 0; before < three; before++) {
      if (emptyLines(before) == 3 && (used >>> 3 * before & 7) != 7) {
        return false;
      }
    }
    return true;
  }

  private int emptyLines(int three) {
    int count = 0;
    for (int line = 3 * three; line < 3 * three + 3; line++) {
      count += empty[line] ? 1 : 0;
    }
    return count;
  }
}
