package solutionary.browser;

/**
 * Something that stands on a square: a queen, or a digit in a cell.
 *
 * @param row from 1 at the top
 * @param col from 1 at the left
 * @param value 1 for a queen, else the digit
 */
record Piece(int row, int col, int value) {
  /** What a step is about that is about no square. */
  static final Piece NONE = new Piece(0, 0, 0);

  /** Which two pieces may not stand together. */
  interface Rule {
    boolean clash(Piece one, Piece other);
  }

  /** Equal digits exclude each other within a row, a column and a box. */
  static boolean repeat(Piece one, Piece other) {
    boolean sameBox =
        (one.row - 1) / 3 == (other.row - 1) / 3 && (one.col - 1) / 3 == (other.col - 1) / 3;
    boolean sameCell = one.row == other.row && one.col == other.col;
    return one.value == other.value
        && !sameCell
        && (one.row == other.row || one.col == other.col || sameBox);
  }

  /** Queens attack along rows, columns and diagonals. */
  static boolean attack(Piece one, Piece other) {
    int down = Math.abs(one.row - other.row);
    int right = Math.abs(one.col - other.col);
    return down + right > 0 && (down == 0 || right == 0 || down == right);
  }
}
