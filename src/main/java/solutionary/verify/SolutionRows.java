package solutionary.verify;

import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/**
 * Checks {@code queens_solution} for one board size: solutions, in order, numbered without gaps;
 * each the image of its fundamental solution under the first map that makes it so; all boards of
 * every orbit there. What the rows add up to goes into a {@link Tally}.
 */
final class SolutionRows {
  private static final String SQL =
      """
      SELECT number, placement, fundamental, transform
      FROM queens_solution WHERE n = ? ORDER BY number
      """;

  private final int n;
  private final Orbits orbits;
  private final Findings findings;
  private final Tally tally;
  private long rows;
  private long last = Queens.NONE;

  private SolutionRows(int n, Orbits orbits, Findings findings) {
    this.n = n;
    this.orbits = orbits;
    this.findings = findings;
    this.tally = new Tally(n);
  }

  static Tally check(RawCatalog catalog, int n, Orbits orbits, Findings findings) {
    SolutionRows rows = new SolutionRows(n, orbits, findings);
    catalog.forEach(SQL, rows::check, n);
    rows.checkOrbits();
    return rows.tally;
  }

  /** What a placement should be. */
  static String wanted(int n) {
    return "the columns 1-"
        + n
        + " as a JSON array without spaces, no two queens on one column or diagonal";
  }

  private void check(RawRow row) {
    rows++;
    if (row.integer(1) != rows) {
      findings.add(place(row) + " number", row.integer(1), rows);
    }
    long queens = Queens.read(row.text(2), n);
    if (queens == Queens.NONE || !Queens.isSolution(queens, n)) {
      findings.add(place(row) + " placement", row.text(2), wanted(n));
      return;
    }
    if (last != Queens.NONE && Long.compareUnsigned(queens, last) <= 0) {
      findings.add(
          place(row) + " placement", row.text(2), "one that comes after " + Queens.json(last, n));
    }
    last = queens;
    tally.add(queens);
    checkOrigin(row, queens);
  }

  private void checkOrigin(RawRow row, long queens) {
    long number = row.integer(3);
    long fundamental = orbits.has(number) ? orbits.smallest(number) : Queens.NONE;
    int map = fundamental == Queens.NONE ? -1 : Queens.firstMap(fundamental, queens, n);
    if (map < 0) {
      findings.add(place(row) + " fundamental", number, right(queens));
    } else {
      orbits.name(number);
      if (!Queens.map(map).equals(row.text(4))) {
        findings.add(place(row) + " transform", row.text(4), Queens.map(map));
      }
    }
  }

  private String right(long queens) {
    long smallest = Queens.smallestImage(queens, n);
    int number = orbits.numberOf(smallest);
    return number > 0
        ? String.valueOf(number)
        : "the number of the fundamental solution " + Queens.json(smallest, n);
  }

  /** Rows differ from one another, so an orbit is whole when as many name it as it has boards. */
  private void checkOrbits() {
    for (int number = 1; number <= orbits.count(); number++) {
      boolean isKnown = orbits.smallest(number) != Queens.NONE;
      if (isKnown && orbits.named(number) != orbits.size(number)) {
        findings.add(
            "catalog queens_solution n=" + n + " fundamental=" + number,
            orbits.named(number) + " rows of this orbit",
            orbits.size(number) + ", all of its boards");
      }
    }
  }

  private String place(RawRow row) {
    return "catalog queens_solution n=" + n + " number=" + row.integer(1);
  }
}
