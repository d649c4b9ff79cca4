package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.BandTables.ROW_STARTS;

/**
 * What there is to decide, by number: which digit stands in a cell (0–80: the cell), which cell of
 * a row has a digit (81–161: 81 + 9 · row + digit), which cell of a column (162–242: 162 + 9 ·
 * column + digit). The options of a place are nine bits: the digits, the columns or the rows.
 */
final class Places {
  static final int COUNT = 243;

  private static final int ROWS = 81;
  private static final int COLUMNS = 162;

  private Places() {}

  /** The options that are left, nine bits. */
  static int options(int[] words, int place) {
    if (place < ROWS) {
      return NineDigits.at(words, place / 27, place % 27);
    }
    int line = place % 81 / 9;
    int at = 3 * (place % 9);
    return place < COLUMNS
        ? words[at + line / 3] >>> 9 * (line % 3) & 511
        : rows(words[at], line) | rows(words[at + 1], line) << 3 | rows(words[at + 2], line) << 6;
  }

  /** The rows, three bits, in which a band has a cell of a column. */
  private static int rows(int band, int column) {
    int starts = band >>> column & ROW_STARTS;
    return (starts | starts >>> 8 | starts >>> 16) & 7;
  }

  /** The cell (0–80) that an option (0–8) of a place fills. */
  static int cell(int place, int option) {
    if (place < ROWS) {
      return place;
    }
    int line = place % 81 / 9;
    return place < COLUMNS ? 9 * line + option : 9 * option + line;
  }

  /** The digit (0–8) that an option (0–8) of a place puts there. */
  static int digit(int place, int option) {
    return place < ROWS ? option : place % 9;
  }
}
