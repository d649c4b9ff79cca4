package solutionary.verify;

/**
 * The rules of Sudoku on texts of 81 characters, reckoned afresh. Houses are numbered 0–26: rows,
 * columns, boxes.
 */
final class SudokuRules {
  static final int CELLS = 81;
  static final int HOUSES = 27;

  private SudokuRules() {}

  /** The cell 0–80 at a place 0–8 of a house. */
  static int cell(int house, int place) {
    int which = house % 9;
    return switch (house / 9) {
      case 0 -> 9 * which + place;
      case 1 -> 9 * place + which;
      default -> 9 * (3 * (which / 3) + place / 3) + 3 * (which % 3) + place % 3;
    };
  }

  /** The row, column or box of a cell, for the kinds 0, 1 and 2. */
  static int house(int cell, int kind) {
    return switch (kind) {
      case 0 -> cell / 9;
      case 1 -> 9 + cell % 9;
      default -> 18 + cell / 27 * 3 + cell % 9 / 3;
    };
  }

  /** Whether a text is 81 cells, {@code 1}–{@code 9} or a dot. */
  static boolean isGrid(String text) {
    return text != null
        && text.length() == CELLS
        && text.chars().allMatch(c -> c == '.' || c >= '1' && c <= '9');
  }

  /** Whether two cells of one house hold the same digit. */
  static boolean hasClash(String grid) {
    for (int house = 0; house < HOUSES; house++) {
      int seen = 0;
      for (int place = 0; place < 9; place++) {
        char digit = grid.charAt(cell(house, place));
        if (digit != '.') {
          if ((seen >> digit - '0' & 1) == 1) {
            return true;
          }
          seen |= 1 << digit - '0';
        }
      }
    }
    return false;
  }

  /** Whether a grid is full, without a clash, and keeps all the givens. */
  static boolean solves(String grid, String givens) {
    if (!isGrid(grid) || grid.indexOf('.') >= 0 || hasClash(grid)) {
      return false;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      if (givens.charAt(cell) != '.' && givens.charAt(cell) != grid.charAt(cell)) {
        return false;
      }
    }
    return true;
  }

  static int clues(String givens) {
    return (int) givens.chars().filter(c -> c != '.').count();
  }
}
