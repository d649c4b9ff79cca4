package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.BandTables.BAND;
import static solutionary.sudoku.solving.BandTables.ROW_STARTS;

import java.util.Arrays;
import solutionary.sudoku.Grid;

/**
 * The candidates of a grid as plain words, laid out in one array so that a copy is one move:
 *
 * <ul>
 *   <li>{@code [3 * digit + band]}: where a digit (0–8) may stand in a band (0–2): bit {@code 9 *
 *       row + column} of 27;
 *   <li>{@code [OPEN + band]}: the cells of a band that are not settled;
 *   <li>{@code [CHANGED]}: the digits, a bit each, whose candidates changed since they were last
 *       looked at.
 * </ul>
 */
final class Candidates {
  static final int DIGITS = 9;
  static final int OPEN = 27;
  static final int CHANGED = 30;
  static final int LENGTH = 31;

  /** By cell of a band: the cells of its own band that may hold a digit which stands there. */
  private static final int[] KEPT = new int[27];

  static {
    for (int cell = 0; cell < 27; cell++) {
      int row = 511 << cell / 9 * 9;
      int box = 0b111 * ROW_STARTS << cell % 9 / 3 * 3;
      KEPT[cell] = BAND & ~(row | box) | 1 << cell;
    }
  }

  private Candidates() {}

  /** Puts the givens into the words; false when two of them clash. */
  static boolean load(int[] words, Grid givens) {
    Arrays.fill(words, 0, OPEN + 3, BAND);
    words[CHANGED] = (1 << DIGITS) - 1;
    String cells = givens.cells();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      int digit = cells.charAt(cell) - '1';
      if (digit >= 0 && !place(words, digit, cell / 27, cell % 27)) {
        return false;
      }
    }
    return true;
  }

  /** Lets a digit stand in a cell (0–26) of a band; false when it cannot stand there any more. */
  static boolean place(int[] words, int digit, int band, int cell) {
    int at = 3 * digit;
    int bit = 1 << cell;
    if ((words[at + band] & bit) == 0) {
      return false;
    }
    int column = ROW_STARTS << cell % 9;
    int kept = words[at + band] & KEPT[cell];
    words[at] &= ~column;
    words[at + 1] &= ~column;
    words[at + 2] &= ~column;
    words[at + band] = kept;
    words[CHANGED] |= 1 << digit;
    return true;
  }

  /** The grid of settled words: one candidate left in every cell. */
  static Grid grid(int[] words) {
    StringBuilder cells = new StringBuilder(Grid.CELLS);
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      int digit = 0;
      while ((words[3 * digit + cell / 27] >>> cell % 27 & 1) == 0) {
        digit++;
      }
      cells.append((char) ('1' + digit));
    }
    return new Grid(cells.toString());
  }
}
