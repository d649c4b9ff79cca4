package solutionary.verify;

import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/** Checks {@code queens_square} for one board size: a row for every square, each count right. */
final class SquareRows {
  private static final String SQL =
      "SELECT row, col, solutions FROM queens_square WHERE n = ? ORDER BY row, col";

  private final int n;
  private final Tally tally;
  private final Findings findings;
  private int rows;

  private SquareRows(int n, Tally tally, Findings findings) {
    this.n = n;
    this.tally = tally;
    this.findings = findings;
  }

  static void check(RawCatalog catalog, int n, Tally tally, Findings findings) {
    SquareRows squares = new SquareRows(n, tally, findings);
    catalog.forEach(SQL, squares::check, n);
    if (squares.rows != n * n) {
      findings.add("catalog queens_square n=" + n, squares.rows + " squares", n * n);
    }
  }

  private void check(RawRow square) {
    long row = square.integer(1);
    long col = square.integer(2);
    String place = "catalog queens_square n=" + n + " row=" + row + " col=" + col;
    if (row < 1 || row > n || col < 1 || col > n) {
      findings.add(place, "outside the board", "rows and columns of 1-" + n);
    } else {
      rows++;
      findings.expect(
          place + " solutions", square.integer(3), tally.onSquare((int) row, (int) col));
    }
  }
}
