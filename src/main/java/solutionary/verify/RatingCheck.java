package solutionary.verify;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/**
 * Checks what can be checked of a rating without knowing how a person solves. Its steps are
 * followed: each places a digit of the solution, or takes away candidates that are still there and
 * not of the solution, and the last leads to the end. Rating, level and hardest technique are those
 * of the steps. Whether an easier step was there is not looked at.
 */
final class RatingCheck {
  /** The fourth column is what view {@code sudoku_path} takes for the rating. */
  private static final String STEPS =
      """
      SELECT step, technique, data, CASE
          WHEN json_valid(data) AND (instr(data, 'rating') > 0 OR instr(data, '\\') > 0)
          THEN json_extract(data, '$.rating') END
      FROM sudoku_step WHERE label = ? ORDER BY step
      """;

  private final PuzzleText puzzle;
  private final Map<String, Integer> lowest;
  private final Findings findings;
  private final SolvingPath path;
  private long steps;
  private int hardest;
  private String hardestTechnique;

  private RatingCheck(PuzzleText puzzle, Map<String, Integer> lowest, Findings findings) {
    this.puzzle = puzzle;
    this.lowest = lowest;
    this.findings = findings;
    this.path = new SolvingPath(puzzle.givens(), puzzle.solution());
  }

  /**
   * Checks a puzzle whose givens and only solution were found right.
   *
   * @param lowest the lowest rating of each technique, in tenths
   */
  static void check(
      PuzzleText puzzle, Map<String, Integer> lowest, RawCatalog catalog, Findings findings) {
    RatingCheck check = new RatingCheck(puzzle, lowest, findings);
    catalog.forEach(STEPS, check::follow, puzzle.label());
    check.checkEnd();
    check.checkRating();
  }

  private void follow(RawRow row) {
    steps++;
    if (row.integer(1) != steps) {
      findings.add(place(row), row.integer(1), steps);
    }
    Optional<StepData> data = StepData.read(String.valueOf(row.text(3)));
    if (data.isEmpty()) {
      findings.add(place(row) + " data", row.text(3), "an object that begins with place or remove");
      return;
    }
    String wrong = wrong(data.get());
    if (wrong != null) {
      findings.add(
          place(row) + " data",
          wrong,
          "a candidate still there, placed if it is of the solution, else removed");
    }
    checkRating(row, data.get());
  }

  /** A step has the lowest rating of its technique, unless its data name a higher one. */
  private void checkRating(RawRow row, StepData data) {
    String named = data.rating().orElse(null);
    if (!Objects.equals(row.text(4), named)) {
      findings.add(
          place(row) + " data rating",
          row.text(4),
          named == null ? "none, or one right behind place or remove" : named);
    }
    String technique = String.valueOf(row.text(2));
    int least = lowest.getOrDefault(technique, 0);
    int tenths = data.rating().map(Tenths::of).orElse(least);
    if (data.rating().isPresent() && tenths <= least) {
      findings.add(
          place(row) + " data rating",
          data.rating().get(),
          "above " + Tenths.words(least) + ", or left out: the lowest of " + technique);
    }
    if (tenths > hardest) {
      hardest = tenths;
      hardestTechnique = technique;
    }
  }

  /** The first thing that a step does wrongly, or null. */
  private String wrong(StepData data) {
    if (data.placement().isPresent()) {
      String placement = data.placement().get();
      return path.place(placement) ? null : placement;
    }
    for (String elimination : data.eliminations()) {
      if (!path.remove(elimination)) {
        return elimination;
      }
    }
    return null;
  }

  private void checkEnd() {
    if (puzzle.rating() != null && !isAtLeast() && !path.isSolved()) {
      findings.add(
          puzzle.place() + " steps", steps + " that leave cells empty", "steps to the solution");
    } else if (puzzle.rating() == null && steps > 0) {
      findings.add(
          puzzle.place() + " rating", null, "the highest of its steps, " + Tenths.words(hardest));
    }
  }

  private void checkRating() {
    findings.expect(
        puzzle.place() + " hardest_technique",
        puzzle.hardestTechnique(),
        isAtLeast() ? null : hardestTechnique);
    if (puzzle.rating() != null) {
      int rating = Tenths.of(puzzle.rating());
      findings.expect(puzzle.place() + " level", puzzle.level(), Tenths.level(rating));
      if (isAtLeast() && path.isSolved()) {
        findings.add(
            puzzle.place() + " rating_is_at_least", 1, "0: its steps lead to the solution");
      }
      if (rating < hardest || rating > hardest && !isAtLeast()) {
        findings.add(
            puzzle.place() + " rating",
            puzzle.rating(),
            "the highest of its steps, " + Tenths.words(hardest));
      }
    }
  }

  private boolean isAtLeast() {
    return "1".equals(puzzle.ratingIsAtLeast());
  }

  private String place(RawRow row) {
    return "catalog sudoku_step label=" + puzzle.label() + " step=" + row.integer(1);
  }
}
