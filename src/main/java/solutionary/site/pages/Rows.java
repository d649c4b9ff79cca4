package solutionary.site.pages;

/** The rows of a Sudoku grid as one text. */
final class Rows {
  private Rows() {}

  /** The 81 cells, a space after every row. */
  static String of(String cells) {
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < 9; row++) {
      rows.append(row == 0 ? "" : " ").append(cells, 9 * row, 9 * row + 9);
    }
    return rows.toString();
  }
}
