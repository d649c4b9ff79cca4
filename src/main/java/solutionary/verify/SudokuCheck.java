package solutionary.verify;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/** Checks all that the catalogue says of Sudoku: collections, puzzles, and a person's steps. */
final class SudokuCheck {
  private static final String PUZZLES =
      """
      SELECT label, collection, number, givens, clues, verdict, solution, second_solution, minimal,
        canonical, automorphisms, rating, rating_is_at_least, level, hardest_technique
      FROM sudoku_puzzle ORDER BY collection, number
      """;

  private static final String STEPS_OF_NONE =
      """
      SELECT label, count(*) FROM sudoku_step JOIN sudoku_puzzle USING (label)
      WHERE verdict <> 'unique' GROUP BY label
      """;

  private final RawCatalog catalog;
  private final Findings findings;
  private final Consumer<String> progress;
  private final PuzzleCheck puzzleCheck;
  private final Map<String, Integer> lowest = new HashMap<>();
  private final TreeMap<String, Long> puzzles = new TreeMap<>();

  private SudokuCheck(RawCatalog catalog, Findings findings, Consumer<String> progress) {
    this.catalog = catalog;
    this.findings = findings;
    this.progress = progress;
    this.puzzleCheck = new PuzzleCheck(findings);
  }

  static void check(RawCatalog catalog, Findings findings, Consumer<String> progress) {
    SudokuCheck check = new SudokuCheck(catalog, findings, progress);
    catalog.forEach(
        "SELECT technique, CAST(round(10 * rating) AS INTEGER) FROM sudoku_technique",
        row -> check.lowest.put(row.text(1), (int) row.integer(2)));
    catalog.forEach(PUZZLES, check::checkPuzzle);
    catalog.forEach(
        "SELECT collection, puzzles FROM sudoku_collection ORDER BY collection",
        check::checkCollection);
    catalog.forEach(STEPS_OF_NONE, check::checkSteps);
    check.puzzles.forEach(
        (collection, count) ->
            findings.add(
                "catalog sudoku_collection collection=" + collection,
                "no row",
                "one for its " + count + " puzzles"));
  }

  private void checkPuzzle(RawRow row) {
    PuzzleText puzzle = PuzzleText.of(row);
    progress.accept("verifying " + puzzle.label());
    long number = puzzles.merge(String.valueOf(puzzle.collection()), 1L, Long::sum);
    findings.expect(puzzle.place() + " number", puzzle.number(), number);
    findings.expect(
        puzzle.place() + " label", puzzle.label(), puzzle.collection() + "." + puzzle.number());
    if (puzzleCheck.check(puzzle)) {
      RatingCheck.check(puzzle, lowest, catalog, findings);
    }
  }

  private void checkSteps(RawRow row) {
    findings.add(
        "catalog sudoku_step label=" + row.text(1),
        row.integer(2) + " steps",
        "none; only a unique puzzle is solved in steps");
  }

  private void checkCollection(RawRow row) {
    Long found = puzzles.remove(String.valueOf(row.text(1)));
    findings.expect(
        "catalog sudoku_collection collection=" + row.text(1) + " puzzles",
        row.integer(2),
        found == null ? 0L : found);
  }
}
