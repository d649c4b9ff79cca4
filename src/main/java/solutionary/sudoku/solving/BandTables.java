package solutionary.sudoku.solving;

/**
 * What the presence of one digit in a 3×3 pattern of minirows (or minicolumns) allows.
 *
 * <pre>
 *            box 1  box 2  box 3
 *   row 1      x      .      x       A digit stands once in each row and once in each box, so
 *   row 2      .      x      .       the minirows that hold it are one of six permutations. A
 *   row 3      x      x      .       minirow in none of those that the pattern contains is ruled
 *                                    out; a pattern that contains none is a contradiction.
 * </pre>
 *
 * <p>That is the rule of locked candidates, both ways round.
 */
final class BandTables {
  /** The lowest bit of each of the three rows of a band. */
  static final int ROW_STARTS = 1 | 1 << 9 | 1 << 18;

  /** All 27 cells of a band. */
  static final int BAND = (1 << 27) - 1;

  private static final int MINIROW_STARTS = 0b001001001 * ROW_STARTS;
  private static final int STACK_COLUMNS = 0b111 * ROW_STARTS;

  /** By {@link #minirows}: the cells of a band, 27 bits, that stay possible; 0: contradiction. */
  private static final int[] CELLS_OF_MINIROWS = new int[512];

  /** By {@link #minicolumns}: the minicolumns of the first stack that stay possible. */
  private static final int[] COLUMNS_OF_STACK = new int[512];

  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  static {
    for (int pattern = 0; pattern < 512; pattern++) {
      for (int[] boxOfRow : PERMUTATIONS) {
        addMinirows(pattern, boxOfRow);
        addMinicolumns(pattern, boxOfRow);
      }
    }
  }

  private BandTables() {}

  /** The candidates of a digit in a band without those that locked candidates rule out. */
  static int withoutLocked(int band) {
    return band & CELLS_OF_MINIROWS[minirows(band)];
  }

  /** Which minicolumns of a stack (0–2) stay possible, at that stack's places in 3 × 9 bits. */
  static int stackWithoutLocked(int columns, int stack) {
    return COLUMNS_OF_STACK[minicolumns(columns >>> 3 * stack)] << 3 * stack;
  }

  /** Bit {@code row + 3 * box} for each minirow of a band that holds a candidate. */
  private static int minirows(int band) {
    int starts = (band | band >>> 1 | band >>> 2) & MINIROW_STARTS;
    return (starts | starts >>> 8 | starts >>> 16) & 511;
  }

  /** Bit {@code column + 3 * band} for each minicolumn of the lowest stack. */
  private static int minicolumns(int columns) {
    int stack = columns & STACK_COLUMNS;
    return (stack | stack >>> 6 | stack >>> 12) & 511;
  }

  private static void addMinirows(int pattern, int[] boxOfRow) {
    int needed = 0;
    int cells = 0;
    for (int row = 0; row < 3; row++) {
      needed |= 1 << row + 3 * boxOfRow[row];
      cells |= 0b111 << 9 * row + 3 * boxOfRow[row];
    }
    CELLS_OF_MINIROWS[pattern] |= (pattern & needed) == needed ? cells : 0;
  }

  private static void addMinicolumns(int pattern, int[] columnOfBand) {
    int needed = 0;
    int columns = 0;
    for (int band = 0; band < 3; band++) {
      needed |= 1 << columnOfBand[band] + 3 * band;
      columns |= 1 << columnOfBand[band] + 9 * band;
    }
    COLUMNS_OF_STACK[pattern] |= (pattern & needed) == needed ? columns : 0;
  }
}
