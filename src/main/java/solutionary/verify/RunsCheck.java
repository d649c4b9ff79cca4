package solutionary.verify;

import solutionary.catalog.RawCatalog;

/**
 * Checks that no row of {@code strategy_run} is missing: the strategies of a problem are compared
 * on the same instances. Those of queens run on every board up to n = 12, {@code generate-and-test}
 * up to n = 8; those of Sudoku on the puzzles that any of them ran on.
 */
final class RunsCheck {
  private static final String MISSING =
      """
      SELECT problem, name, 'n=' || n FROM strategy JOIN queens_board
        ON n <= CASE name WHEN 'generate-and-test' THEN 8 ELSE 12 END
        WHERE problem = 'queens'
      UNION
      SELECT problem, name, instance FROM strategy
        JOIN (SELECT DISTINCT problem, instance FROM strategy_run) USING (problem)
        WHERE problem = 'sudoku'
      EXCEPT
      SELECT problem, strategy, instance FROM strategy_run
      ORDER BY 1, 2, 3
      """;

  private RunsCheck() {}

  static void check(RawCatalog catalog, Findings findings) {
    catalog.forEach(
        MISSING,
        row ->
            findings.add(
                "catalog strategy_run " + row.text(1) + " " + row.text(2) + " " + row.text(3),
                "no row",
                "one, as for the other strategies"));
  }
}
