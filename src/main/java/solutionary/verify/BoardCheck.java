package solutionary.verify;

import solutionary.catalog.BoardRow;

/**
 * Checks a row of {@code queens_board} against the counts of the rows, and these against what is
 * published and against the sums that must agree.
 *
 * <p>Whether solutions are missing cannot be seen in the rows; that their number is the published
 * one, and all are different, says that none is.
 */
final class BoardCheck {
  private final String place;
  private final int n;
  private final Orbits orbits;
  private final Tally tally;
  private final Findings findings;

  private BoardCheck(int n, Orbits orbits, Tally tally, Findings findings) {
    this.place = "catalog queens_board n=" + n;
    this.n = n;
    this.orbits = orbits;
    this.tally = tally;
    this.findings = findings;
  }

  static void check(
      BoardRow row, Orbits orbits, Tally tally, PublishedCounts published, Findings findings) {
    BoardCheck check = new BoardCheck(row.n(), orbits, tally, findings);
    check.checkRow(row);
    check.checkSums();
    check.checkPublished(published);
  }

  private void checkRow(BoardRow row) {
    findings.expect(place + " solutions", row.solutions(), tally.solutions());
    findings.expect(place + " fundamental", row.fundamental(), (long) orbits.count());
    findings.expect(place + " half_turn_fixed", row.halfTurnFixed(), tally.halfTurnFixed());
    findings.expect(
        place + " quarter_turn_fixed", row.quarterTurnFixed(), tally.quarterTurnFixed());
    findings.expect(place + " sha256", row.sha256(), tally.sha256());
  }

  private void checkSums() {
    if (orbits.sizes() != tally.solutions()) {
      findings.add(
          place + " orbits",
          "a sum of orbit sizes of " + orbits.sizes(),
          "the number of solutions, " + tally.solutions());
    }
    long images = tally.solutions() + tally.halfTurnFixed() + 2 * tally.quarterTurnFixed();
    if (n > 1 && images != 8L * orbits.count()) {
      findings.add(
          place + " orbits",
          orbits.count() + " of them",
          "an eighth of (all + half-turn fixed + 2 * quarter-turn fixed) = " + images);
    }
  }

  private void checkPublished(PublishedCounts published) {
    PublishedCounts here =
        new PublishedCounts(
            tally.solutions(), orbits.count(), tally.halfTurnFixed(), tally.quarterTurnFixed());
    if (!here.equals(published)) {
      findings.add(place + " counts of the rows", here, "as published, " + published);
    }
  }
}
