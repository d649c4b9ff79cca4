package solutionary.verify;

import java.util.Map;
import java.util.TreeMap;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/** Checks {@code bishop_board}: all 36 places inside the border, with the squares attacked. */
final class BishopCheck {
  private static final int SIDE = 8;

  /** The attacked squares by row and column of the bishop, written {@code row=2 col=2}. */
  private final Map<String, String> missing = new TreeMap<>();

  private final Findings findings;

  private BishopCheck(Findings findings) {
    this.findings = findings;
    for (int row = 2; row < SIDE; row++) {
      for (int col = 2; col < SIDE; col++) {
        missing.put(key(row, col), attacked(row, col));
      }
    }
  }

  static void check(RawCatalog catalog, Findings findings) {
    BishopCheck check = new BishopCheck(findings);
    catalog.forEach("SELECT row, col, attacked FROM bishop_board ORDER BY row, col", check::check);
    check.missing.forEach(
        (key, attacked) -> findings.add("catalog bishop_board " + key, "no row", attacked));
  }

  private void check(RawRow row) {
    String key = key(row.integer(1), row.integer(2));
    String right = missing.remove(key);
    findings.expect(
        "catalog bishop_board " + key,
        row.text(3),
        right == null ? "no row; a bishop stands in rows and columns 2-7" : right);
  }

  private static String key(long row, long col) {
    return "row=" + row + " col=" + col;
  }

  private static String attacked(int bishopRow, int bishopCol) {
    StringBuilder squares = new StringBuilder();
    for (int row = 1; row <= SIDE; row++) {
      for (int col = 1; col <= SIDE; col++) {
        boolean isAttacked = Math.abs(row - bishopRow) == Math.abs(col - bishopCol);
        squares.append(isAttacked ? '#' : '.');
      }
    }
    return squares.toString();
  }
}
