package solutionary.verify;

import java.util.HashMap;
import java.util.Map;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/**
 * Checks {@code strategy_source}, whose parts are numbered without gaps, and {@code strategy_run}:
 * the instance exists, a finished run found what there is to find, its verdict is the puzzle's, and
 * counters are those of {@link SearchCounts}. That a run's strategy exists is a foreign key; the
 * further counters can only be had by running the strategy.
 */
final class StrategyCheck {
  private static final String RUNS =
      """
      SELECT problem, strategy, instance, tried, placed, boards, r.solutions, outcome,
        r.verdict, b.solutions, p.verdict
      FROM strategy_run r
        LEFT JOIN queens_board b ON problem = 'queens' AND instance = 'n=' || b.n
        LEFT JOIN sudoku_puzzle p ON problem = 'sudoku' AND instance = p.label
      ORDER BY problem, strategy, instance
      """;

  private static final String PARTS =
      """
      SELECT problem, strategy, part,
        row_number() OVER (PARTITION BY problem, strategy ORDER BY part)
      FROM strategy_source ORDER BY problem, strategy, part
      """;

  /** The one strategy that may end without a decision. */
  private static final String HUMAN = "human";

  private final Findings findings;
  private final Map<Integer, Map<String, String>> counters = new HashMap<>();

  private StrategyCheck(Findings findings) {
    this.findings = findings;
  }

  static void check(RawCatalog catalog, Findings findings) {
    StrategyCheck check = new StrategyCheck(findings);
    catalog.forEach(RUNS, check::checkRun);
    catalog.forEach(
        PARTS,
        row ->
            findings.expect(
                "catalog strategy_source " + row.text(1) + " " + row.text(2) + " part",
                row.integer(3),
                row.integer(4)));
  }

  private void checkRun(RawRow row) {
    String place = "catalog strategy_run " + row.text(1) + " " + row.text(2) + " " + row.text(3);
    boolean isQueens = "queens".equals(row.text(1));
    if (row.text(isQueens ? 10 : 11) == null) {
      findings.add(
          place + " instance", row.text(3), "n= and a board size, or the label of a puzzle");
    } else if (isQueens) {
      checkQueens(place, row);
    } else {
      checkSudoku(place, row);
    }
  }

  private void checkQueens(String place, RawRow row) {
    findings.expect(place + " solutions", row.integer(7), row.integer(10));
    String found = row.text(4) + "/" + row.text(5) + "/" + row.text(6) + "/" + row.text(7);
    int n = Integer.parseInt(row.text(3).substring("n=".length()));
    String right = counters.computeIfAbsent(n, SearchCounts::of).getOrDefault(row.text(2), found);
    findings.expect(place + " tried/placed/boards/solutions", found, right);
  }

  /** A verdict is the puzzle's own, unless the strategy may have given up before it had one. */
  private void checkSudoku(String place, RawRow row) {
    boolean mayGiveUp = "bound".equals(row.text(8)) || HUMAN.equals(row.text(2));
    if (mayGiveUp && "undecided".equals(row.text(9))) {
      long atMost = Math.min(1, solutions(row.text(11)));
      if (row.integer(7) > atMost) {
        findings.add(place + " solutions", row.integer(7), "undecided with at most " + atMost);
      }
    } else {
      findings.expect(place + " verdict", row.text(9), row.text(11));
      findings.expect(place + " solutions", row.integer(7), solutions(row.text(11)));
    }
  }

  /** How many solutions a strategy finds that stops at the second. */
  private static long solutions(String verdict) {
    return switch (verdict) {
      case "unique" -> 1;
      case "several" -> 2;
      default -> 0;
    };
  }
}
