package solutionary.site.drawing;

import solutionary.sudoku.techniques.Candidate;

/**
 * Where a candidate stands in its cell: the digits 1–9 in three rows of three.
 *
 * @param left in hundredths of a cell, to the right of the middle of the top left cell
 * @param top in hundredths of a cell, below the middle of the top left cell
 */
record Spot(int left, int top) {
  static Spot of(int cell, int digit) {
    return new Spot(
        cell % 9 * 100 - 30 + (digit - 1) % 3 * 30, cell / 9 * 100 - 30 + (digit - 1) / 3 * 30);
  }

  /** A path's move to the top left corner of a cell. */
  static String corner(int cell) {
    Spot corner = new Spot(cell % 9 * 100 - 50, cell / 9 * 100 - 50);
    return "M" + corner.x() + " " + corner.y();
  }

  static Spot of(Candidate candidate) {
    return of(candidate.cell(), candidate.digit());
  }

  String x() {
    return decimal(left);
  }

  String y() {
    return decimal(top);
  }

  /** The middle between this and another one, moved aside by an eighth of their distance. */
  Spot bulge(Spot to) {
    return new Spot(
        (left + to.left) / 2 + (to.top - top) / 8, (top + to.top) / 2 - (to.left - left) / 8);
  }

  /** Hundredths as a decimal fraction. */
  private static String decimal(int hundredths) {
    int whole = Math.abs(hundredths) / 100;
    int rest = Math.abs(hundredths) % 100;
    if (rest == 0) {
      return String.valueOf(hundredths / 100);
    }
    return (hundredths < 0 ? "-" : "")
        + (whole == 0 ? "" : whole)
        + "."
        + (rest < 10 ? "0" : "")
        + (rest % 10 == 0 ? rest / 10 : rest);
  }
}
