package solutionary.verify;

import solutionary.catalog.RawCatalog;

/**
 * Checks what can be checked of a rating without solving as a person does: its level, and that the
 * steps are numbered without gaps and hold the hardest technique.
 */
final class RatingCheck {
  private RatingCheck() {}

  static void check(PuzzleText puzzle, RawCatalog catalog, Findings findings) {
    findings.expect(puzzle.place() + " level", puzzle.level(), level(puzzle.rating()));
    boolean[] holdsHardest = {puzzle.hardestTechnique() == null};
    long[] steps = {0};
    catalog.forEach(
        "SELECT step, technique FROM sudoku_step WHERE label = ? ORDER BY step",
        row -> {
          String place = "catalog sudoku_step label=" + puzzle.label() + " step=" + row.integer(1);
          findings.expect(place, row.integer(1), ++steps[0]);
          holdsHardest[0] |= row.text(2).equals(puzzle.hardestTechnique());
        },
        puzzle.label());
    if (!holdsHardest[0] && steps[0] > 0) {
      findings.add(
          puzzle.place() + " hardest_technique",
          puzzle.hardestTechnique(),
          "the technique of one of its steps");
    }
  }

  /** The level of a rating such as {@code 4.5}; null where there is no rating. */
  private static String level(String rating) {
    if (rating == null) {
      return null;
    }
    double number = Double.parseDouble(rating);
    return number < 1.45
        ? "easy"
        : number < 2.45
            ? "moderate"
            : number < 3.95
                ? "tricky"
                : number < 6.55 ? "hard" : number < 7.95 ? "fiendish" : "extreme";
  }
}
