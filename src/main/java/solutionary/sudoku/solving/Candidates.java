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
 *   <li>{@code [OPEN + band]}: the cells of a band that are not settled. A settled cell is a
 *       candidate of one digit only;
 *   <li>{@code [CHANGED]}: the digits, a bit each, whose candidates changed since conclusions were
 *       last drawn from them.
 * </ul>
 */
final class Candidates {
  static final int DIGITS = 9;
  static final int OPEN = 27;
  static final int CHANGED = 30;
  static final int LENGTH = 31;

  /** By cell of a band: the cells of that band that may hold a digit which stands there. */
  private static final int[] KEPT = new int[27];

  /** By character of a grid: where the words of its digit begin; empty cells share a spare word. */
  private static final int[] WORDS_OF = new int['9' + 1];

  private static final int SPARE = CHANGED - 2;

  static {
    for (int cell = 0; cell < 27; cell++) {
      int row = 511 << cell / 9 * 9;
      int box = 7 * ROW_STARTS << cell % 9 / 3 * 3;
      KEPT[cell] = BAND & ~(row | box) | 1 << cell;
    }
    Arrays.fill(WORDS_OF, SPARE);
    for (int digit = 0; digit < DIGITS; digit++) {
      WORDS_OF['1' + digit] = 3 * digit;
    }
  }

  private Candidates() {}

  /** Fills the words from the givens; false when two of them share a row. */
  static boolean load(int[] words, Grid givens) {
    Arrays.fill(words, 0);
    String cells = givens.cells();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      words[WORDS_OF[cells.charAt(cell)] + cell / 27] |= 1 << cell % 27;
    }
    for (int band = 0; band < 3; band++) {
      words[OPEN + band] = BAND & ~NineDigits.cells(words, band);
    }
    words[CHANGED] = (1 << DIGITS) - 1;
    int clash = 0;
    for (int at = 0; at < OPEN; at += 3) {
      int columns = ROW_STARTS * BandTables.columns(words[at] | words[at + 1] | words[at + 2]);
      for (int band = 0; band < 3; band++) {
        int given = words[at + band];
        int rows = BandTables.rowEnds(given);
        clash |= given & given - (rows >>> 8);
        words[at + band] = words[OPEN + band] & ~columns & ~BandTables.wholeRows(rows) | given;
      }
    }
    return clash == 0;
  }

  /** Settles a cell (0–26) of a band, one of whose candidates is the digit, with that digit. */
  static void settle(int[] words, int digit, int band, int cell) {
    words[CHANGED] |= NineDigits.exclude(words, 1 << cell, band, 3 * digit);
    place(words, digit, band, cell);
  }

  /** Closes a cell (0–26) of a band that is a candidate of one digit only. */
  static void place(int[] words, int digit, int band, int cell) {
    int at = 3 * digit;
    int column = ROW_STARTS << cell % 9;
    int kept = words[at + band] & KEPT[cell];
    words[at] &= ~column;
    words[at + 1] &= ~column;
    words[at + 2] &= ~column;
    words[at + band] = kept;
    words[OPEN + band] &= ~(1 << cell);
    words[CHANGED] |= 1 << digit;
  }

  static boolean areSettled(int[] words) {
    return (words[OPEN] | words[OPEN + 1] | words[OPEN + 2]) == 0;
  }

  /** The grid of settled words. */
  static Grid grid(int[] words) {
    StringBuilder cells = new StringBuilder(Grid.CELLS);
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      int digits = NineDigits.at(words, cell / 27, cell % 27);
      cells.append((char) ('1' + Integer.numberOfTrailingZeros(digits)));
    }
    return new Grid(cells.toString());
  }
}
