package solutionary.verify;

import java.util.Arrays;

/**
 * A Sudoku as an exact cover, part of it filled: 324 items (each cell; each digit in each row,
 * column and box), of which every one needs exactly one of 729 options. Option 9·cell + digit − 1
 * puts a digit 1–9 into a cell 0–80.
 *
 * <p>Choosing an option kills the others of its four items. An item with one option left chooses
 * it; one without any refutes the position. All can be undone.
 */
final class Cover {
  private static final int OPTIONS = 729;
  private static final int ITEMS = 324;

  /** The four items of each option, and its bit among the nine options of each of these. */
  private static final int[] ITEM = new int[4 * OPTIONS];

  private static final int[] BIT = new int[4 * OPTIONS];

  /** The nine options of each item. */
  private static final int[] OPTION = new int[9 * ITEMS];

  static {
    for (int option = 0; option < OPTIONS; option++) {
      int cell = option / 9;
      int digit = option % 9;
      int row = cell / 9;
      int column = cell % 9;
      int box = row / 3 * 3 + column / 3;
      relate(option, 0, cell, digit);
      relate(option, 1, 81 + 9 * row + digit, column);
      relate(option, 2, 162 + 9 * column + digit, row);
      relate(option, 3, 243 + 9 * box + digit, row % 3 * 3 + column % 3);
    }
  }

  private static void relate(int option, int kind, int item, int place) {
    ITEM[4 * option + kind] = item;
    BIT[4 * option + kind] = 1 << place;
    OPTION[9 * item + place] = option;
  }

  /** The options left to each item, as bits. */
  private final int[] left = new int[ITEMS];

  private final boolean[] chosen = new boolean[OPTIONS];
  private int choices;

  /** What was done, to be undone: an option killed, or the complement of one chosen. */
  private final int[] trail = new int[OPTIONS + SudokuRules.CELLS];

  private int trailLength;

  /** Items that had one option left when they were put here. */
  private final int[] forced = new int[ITEMS];

  private int forcedLength;

  /** Empties the grid. */
  void clear() {
    Arrays.fill(left, 0b111_111_111);
    Arrays.fill(chosen, false);
    choices = 0;
    trailLength = 0;
    forcedLength = 0;
  }

  boolean isFull() {
    return choices == SudokuRules.CELLS;
  }

  /** The options left to an item, as bits. */
  int left(int item) {
    return left[item];
  }

  /** An item that nothing fills yet and that has the fewest options left, two at the least. */
  int scarcest() {
    int scarcest = -1;
    int fewest = 10;
    for (int item = 0; item < ITEMS && fewest > 2; item++) {
      int options = Integer.bitCount(left[item]);
      if (options > 1 && options < fewest) {
        fewest = options;
        scarcest = item;
      }
    }
    return scarcest;
  }

  /** Chooses for all items that have one option left; false when one has none. */
  boolean settle() {
    while (forcedLength > 0) {
      int item = forced[--forcedLength];
      if (left[item] == 0 || !choose(first(item, left[item]))) {
        return false;
      }
    }
    return true;
  }

  /** Chooses an option unless it is chosen already; false when that leaves an item without any. */
  boolean choose(int option) {
    if ((left[ITEM[4 * option]] & BIT[4 * option]) == 0) {
      return false;
    }
    if (!chosen[option]) {
      chosen[option] = true;
      choices++;
      trail[trailLength++] = ~option;
      for (int i = 4 * option; i < 4 * option + 4; i++) {
        for (int others = left[ITEM[i]] & ~BIT[i]; others != 0; others &= others - 1) {
          if (!kill(first(ITEM[i], others))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Takes an option away from its items; false when that leaves one without any. */
  boolean kill(int option) {
    trail[trailLength++] = option;
    boolean isPossible = true;
    for (int i = 4 * option; i < 4 * option + 4; i++) {
      int options = left[ITEM[i]] &= ~BIT[i];
      isPossible &= options != 0;
      if (Integer.bitCount(options) == 1) {
        forced[forcedLength++] = ITEM[i];
      }
    }
    return isPossible;
  }

  /** Where the trail stands, to come back to. */
  int mark() {
    return trailLength;
  }

  /** Takes back all that was done since a mark. */
  void undo(int mark) {
    forcedLength = 0;
    while (trailLength > mark) {
      int option = trail[--trailLength];
      if (option >= 0) {
        for (int i = 4 * option; i < 4 * option + 4; i++) {
          left[ITEM[i]] |= BIT[i];
        }
      } else {
        chosen[~option] = false;
        choices--;
      }
    }
  }

  /** The first of some options of an item, given as bits. */
  static int first(int item, int options) {
    return OPTION[9 * item + Integer.numberOfTrailingZeros(options)];
  }
}
