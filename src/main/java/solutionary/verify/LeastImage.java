package solutionary.verify;

import java.util.Arrays;

/**
 * Checks a canonical form by trying all arrangements of rows and columns that can come as close to
 * it: none may come below it in ASCII order, some must meet it, and as many meet it as the puzzle
 * has automorphisms.
 *
 * <p>An arrangement is built row by row, top to bottom, cell by cell; digits get new names as they
 * first occur, and it is left as soon as it stands above the form.
 */
final class LeastImage {
  /** All arrangements there are: 2 · (6 · 6³)². */
  static final int ARRANGEMENTS = 3_359_232;

  private final int[][] givens = new int[9][9];
  private final int[] form;

  /** How many digits have names before each cell of the form. */
  private final int[] named = new int[SudokuRules.CELLS];

  private final int[] column = new int[9];
  private int columnsUsed;
  private int rowsUsed;
  private int meeting;
  private boolean isBelow;

  private LeastImage(String text) {
    form = digits(text);
    for (int cell = 1; cell < form.length; cell++) {
      named[cell] = Math.max(named[cell - 1], form[cell - 1]);
    }
  }

  /**
   * How many arrangements of the puzzle meet the form; 0 when it is not its canonical form: because
   * none does, or because one comes below it.
   */
  static int automorphisms(String givens, String form) {
    if (SudokuRules.clues(givens) == 0) {
      return form.equals(givens) ? ARRANGEMENTS : 0;
    }
    LeastImage image = new LeastImage(form);
    image.search(digits(givens), false);
    image.search(digits(givens), true);
    return image.isBelow ? 0 : image.meeting;
  }

  private static int[] digits(String grid) {
    return grid.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
  }

  private void search(int[] cells, boolean isTransposed) {
    for (int cell = 0; cell < cells.length; cell++) {
      int row = isTransposed ? cell % 9 : cell / 9;
      givens[row][isTransposed ? cell / 9 : cell % 9] = cells[cell];
    }
    for (int row = 0; row < 9; row++) {
      rowsUsed = 1 << row;
      placeColumn(0, givens[row], new int[10]);
    }
  }

  /** Arranges the columns under the first row; names are those of digits met so far. */
  private void placeColumn(int place, int[] row, int[] names) {
    if (place == 9) {
      placeRow(1, names);
      return;
    }
    for (int source = 0; source < 9 && !isBelow; source++) {
      if (isNext(source, place, columnsUsed)) {
        int digit = row[source];
        int known = names[digit];
        if (meets(digit, place, names)) {
          column[place] = source;
          columnsUsed |= 1 << source;
          placeColumn(place + 1, row, names);
          columnsUsed &= ~(1 << source);
        }
        names[digit] = known;
      }
    }
  }

  /** Arranges the further rows. */
  private void placeRow(int place, int[] names) {
    if (place == 9) {
      meeting++;
      return;
    }
    for (int source = 0; source < 9 && !isBelow; source++) {
      if (isNext(source, place, rowsUsed)) {
        int[] more = Arrays.copyOf(names, names.length);
        if (meets(givens[source], place, more)) {
          rowsUsed |= 1 << source;
          placeRow(place + 1, more);
          rowsUsed &= ~(1 << source);
        }
      }
    }
  }

  private boolean meets(int[] row, int place, int[] names) {
    for (int i = 0; i < 9; i++) {
      if (!meets(row[column[i]], 9 * place + i, names)) {
        return false;
      }
    }
    return true;
  }

  /** Names a digit that comes to a cell where all before meet the form, and compares it there. */
  private boolean meets(int digit, int cell, int[] names) {
    if (digit > 0 && names[digit] == 0) {
      names[digit] = named[cell] + 1;
    }
    isBelow |= names[digit] < form[cell];
    return names[digit] == form[cell];
  }

  /** Whether a line may come at a place: not used yet, and within the band that is begun. */
  private static boolean isNext(int line, int place, int used) {
    int band = used >> line / 3 * 3 & 7;
    boolean isBandBegun = band != 0;
    return (used >> line & 1) == 0 && isBandBegun == (place % 3 != 0);
  }
}
