package solutionary.verify;

import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/**
 * Checks {@code queens_fundamental} for one board size: solutions, each the smallest of its orbit,
 * in order, numbered without gaps; label, symmetry, orbit size and {@code modular}.
 */
final class FundamentalRows {
  private static final String SQL =
      """
      SELECT number, label, placement, symmetry, orbit_size, modular
      FROM queens_fundamental WHERE n = ? ORDER BY number
      """;

  private final int n;
  private final Findings findings;
  private final Orbits orbits;
  private long last = Queens.NONE;

  private FundamentalRows(int n, Findings findings) {
    this.n = n;
    this.findings = findings;
    this.orbits = new Orbits(n);
  }

  static Orbits check(RawCatalog catalog, int n, Findings findings) {
    FundamentalRows rows = new FundamentalRows(n, findings);
    catalog.forEach(SQL, rows::check, n);
    return rows.orbits;
  }

  private void check(RawRow row) {
    int number = orbits.count() + 1;
    String place = "catalog queens_fundamental n=" + n + " number=" + row.integer(1);
    findings.expect(place + " number", row.integer(1), (long) number);
    findings.expect(place + " label", row.text(2), "Q" + n + "." + row.integer(1));
    long queens = solution(place, row.text(3));
    orbits.add(queens);
    if (queens != Queens.NONE) {
      checkOrder(place, queens);
      checkSymmetry(place, row, queens);
      findings.expect(place + " modular", row.integer(6), Queens.isModular(queens, n) ? 1L : 0L);
      last = queens;
    }
  }

  private long solution(String place, String json) {
    long queens = Queens.read(json, n);
    if (queens != Queens.NONE && Queens.isSolution(queens, n)) {
      return queens;
    }
    findings.add(place + " placement", json, SolutionRows.wanted(n));
    return Queens.NONE;
  }

  private void checkOrder(String place, long queens) {
    long smallest = Queens.smallestImage(queens, n);
    if (smallest != queens) {
      findings.add(
          place + " placement",
          Queens.json(queens, n),
          "the smallest of its orbit, " + Queens.json(smallest, n));
    }
    if (last != Queens.NONE && Long.compareUnsigned(queens, last) <= 0) {
      findings.add(
          place + " placement",
          Queens.json(queens, n),
          "one that comes after " + Queens.json(last, n));
    }
  }

  private void checkSymmetry(String place, RawRow row, long queens) {
    int fixing = Queens.mapsFixing(queens, n);
    String symmetry =
        switch (fixing) {
          case 1 -> "none";
          case 2 -> "half-turn";
          case 4 -> "quarter-turn";
          default -> "full";
        };
    findings.expect(place + " symmetry", row.text(4), symmetry);
    findings.expect(place + " orbit_size", row.integer(5), (long) Queens.EIGHT / fixing);
  }
}
