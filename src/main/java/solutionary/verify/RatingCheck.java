package solutionary.verify;

import java.util.List;
import java.util.regex.Pattern;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/**
 * Checks what can be checked of a rating without knowing how a person solves. Its steps are
 * followed: each places a digit of the solution, or takes away candidates that are still there and
 * not of the solution, and the last leads to the end. Rating, level and hardest technique are those
 * of the steps. Whether an easier step was there is not looked at.
 */
final class RatingCheck {
  private static final String STEPS =
      """
      SELECT step, technique, data ->> 'rating', data ->> 'place', data ->> 'remove'
      FROM (SELECT step, technique, CASE WHEN json_valid(data) THEN data ELSE '{}' END AS data
        FROM sudoku_step WHERE label = ? ORDER BY step)
      """;

  /** The brackets, quotes and commas of a JSON array of texts that need no escape. */
  private static final Pattern ARRAY = Pattern.compile("[\\[\\]\",]+");

  private final PuzzleText puzzle;
  private final Findings findings;
  private final SolvingPath path;
  private long steps;
  private double hardest;
  private String hardestTechnique;

  private RatingCheck(PuzzleText puzzle, Findings findings) {
    this.puzzle = puzzle;
    this.findings = findings;
    this.path = new SolvingPath(puzzle.givens(), puzzle.solution());
  }

  /** Checks a puzzle whose givens and solution, if it has one, were found right. */
  static void check(PuzzleText puzzle, RawCatalog catalog, Findings findings) {
    RatingCheck check = new RatingCheck(puzzle, findings);
    catalog.forEach(STEPS, check::follow, puzzle.label());
    check.checkEnd();
    check.checkRating();
  }

  private void follow(RawRow row) {
    String place = "catalog sudoku_step label=" + puzzle.label() + " step=" + row.integer(1);
    findings.expect(place, row.integer(1), ++steps);
    String placed = row.text(4);
    String removed = row.text(5);
    if (placed == null == (removed == null)) {
      findings.add(place + " data", placed + " and " + removed, "either place or remove");
    } else if (placed != null && !path.place(placed)) {
      findings.add(place + " data", placed, "a digit of the solution in an empty cell");
    } else if (removed != null && !removesRightly(removed)) {
      findings.add(place + " data", removed, "candidates still there, none of the solution");
    }
    rate(row.text(2), row.text(3), place);
  }

  private boolean removesRightly(String removed) {
    List<String> eliminations =
        ARRAY.splitAsStream(removed).filter(each -> !each.isEmpty()).toList();
    return !eliminations.isEmpty() && eliminations.stream().allMatch(path::remove);
  }

  private void rate(String technique, String rating, String place) {
    double number = number(rating);
    if (Double.isNaN(number)) {
      findings.add(place + " data", "rating " + rating, "a rating such as 4.5");
    } else if (number > hardest) {
      hardest = number;
      hardestTechnique = technique;
    }
  }

  /** What is no number at all is NaN. */
  private static double number(String text) {
    try {
      return Double.parseDouble(String.valueOf(text));
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  private void checkEnd() {
    boolean isToEnd = puzzle.rating() != null && !isAtLeast();
    if (isToEnd && !path.isSolved()) {
      findings.add(
          puzzle.place() + " steps", steps + " that leave cells empty", "steps to the solution");
    } else if (puzzle.rating() == null && steps > 0) {
      findings.add(puzzle.place() + " rating", null, "the highest of its steps, " + hardest);
    }
  }

  private void checkRating() {
    findings.expect(
        puzzle.place() + " hardest_technique", puzzle.hardestTechnique(), hardestTechnique);
    if (puzzle.rating() != null) {
      double rating = number(puzzle.rating());
      findings.expect(puzzle.place() + " level", puzzle.level(), level(rating));
      if (rating < hardest || rating > hardest && !isAtLeast()) {
        findings.add(
            puzzle.place() + " rating", puzzle.rating(), "the highest of its steps, " + hardest);
      }
    }
  }

  private boolean isAtLeast() {
    return "1".equals(puzzle.ratingIsAtLeast());
  }

  /** Each level begins at a rating: 1.5, 2.5, 4.0, 6.6 and 8.0. */
  private static String level(double rating) {
    if (rating < 4) {
      return rating < 1.5 ? "easy" : rating < 2.5 ? "moderate" : "tricky";
    }
    return rating < 6.6 ? "hard" : rating < 8 ? "fiendish" : "extreme";
  }
}
