package solutionary.sudoku.solving;

/**
 * What the candidates of one digit in a band rule out among themselves. A band is 27 bits, bit
 * {@code 9 * row + column}.
 *
 * <pre>
 *            box 1  box 2  box 3
 *   row 1      x      .      x       The digit stands once in each row and once in each box, so
 *   row 2      .      x      .       the minirows that hold it are one of six permutations. A
 *   row 3      x      x      .       minirow in none of those that the pattern contains is ruled
 *                                    out (here the lower middle one); a pattern that contains no
 *                                    permutation is a contradiction.
 * </pre>
 *
 * <p>That is the rule of locked candidates, both ways round, in one look at a table of all 512
 * patterns; a second table does the same for the columns of a stack.
 */
final class BandTables {
  /** The lowest bit of each of the three rows of a band. */
  static final int ROW_STARTS = 1 | 1 << 9 | 1 << 18;

  /** All 27 cells of a band. */
  static final int BAND = (1 << 27) - 1;

  private static final int ROW_ENDS = ROW_STARTS << 8;
  private static final int ALL_BUT_ROW_ENDS = BAND & ~ROW_ENDS;
  private static final int MINIROW_STARTS = 0b001001001 * ROW_STARTS;
  private static final int LEFT_STACK = 0b111 * ROW_STARTS;

  /** By pattern of minirows: the cells of a band that stay possible, none in a contradiction. */
  private static final int[] POSSIBLE_CELLS = new int[512];

  /** By pattern of minicolumns: those of the left stack, bit {@code 9 * band + column}. */
  private static final int[] POSSIBLE_COLUMNS = new int[512];

  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  static {
    for (int[] permutation : PERMUTATIONS) {
      int rows = 0;
      int cells = 0;
      int columns = 0;
      for (int line = 0; line < 3; line++) {
        rows |= 1 << line + 3 * permutation[line];
        cells |= 0b111 << 9 * line + 3 * permutation[line];
        columns |= 1 << 9 * permutation[line] + line;
      }
      for (int pattern = 0; pattern < 512; pattern++) {
        POSSIBLE_CELLS[pattern] |= (pattern & rows) == rows ? cells : 0;
        POSSIBLE_COLUMNS[pattern] |= (pattern & rows) == rows ? columns : 0;
      }
    }
  }

  private BandTables() {}

  /** The candidates of a band without those that its boxes and rows rule out. */
  static int withoutLocked(int band) {
    int starts = (band | band >>> 1 | band >>> 2) & MINIROW_STARTS;
    // Folded so, minirow (row, box) comes to bit row + 3 * box.
    return band & POSSIBLE_CELLS[(starts | starts >>> 8 | starts >>> 16) & 511];
  }

  /** The minicolumns, bit {@code 9 * band + column}, that boxes and columns rule out. */
  static int lockedColumns(int top, int middle, int bottom) {
    int columns = columns(top) | columns(middle) << 9 | columns(bottom) << 18;
    return columns
        & ~(possibleColumns(columns)
            | possibleColumns(columns >>> 3) << 3
            | possibleColumns(columns >>> 6) << 6);
  }

  private static int possibleColumns(int columns) {
    int stack = columns & LEFT_STACK;
    // Folded so, minicolumn (band, column) comes to bit column + 3 * band.
    return POSSIBLE_COLUMNS[(stack | stack >>> 6 | stack >>> 12) & 511];
  }

  /** The columns, 9 bits, in which a band has a cell. */
  static int columns(int band) {
    return (band | band >>> 9 | band >>> 18) & 511;
  }

  /** The highest bits of the rows in which a band has a cell. */
  static int rowEnds(int band) {
    return ((band & ALL_BUT_ROW_ENDS) + ALL_BUT_ROW_ENDS | band) & ROW_ENDS;
  }

  /** All cells of the rows with the given highest bits. */
  static int wholeRows(int rowEnds) {
    return (rowEnds << 1) - (rowEnds >>> 8);
  }

  /** The cells of a band that are alone in their row; each row has one. */
  static int aloneInRow(int band) {
    int others = band & band - ROW_STARTS;
    return band & wholeRows(ROW_ENDS & ~rowEnds(others));
  }
}
