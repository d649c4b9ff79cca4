package solutionary.verify;

import java.util.function.Consumer;
import solutionary.catalog.CatalogException;
import solutionary.catalog.RawCatalog;

/** Checks the catalogue, table by table. A table that cannot be read does not stop the others. */
final class CatalogCheck {
  private final Findings findings;

  private CatalogCheck(Findings findings) {
    this.findings = findings;
  }

  static void check(RawCatalog catalog, Findings findings, Consumer<String> progress) {
    CatalogCheck check = new CatalogCheck(findings);
    progress.accept("verifying the catalogue's file");
    check.run("schema", () -> SchemaCheck.check(catalog, findings));
    check.run("constraints", () -> Constraints.check(catalog, findings));
    check.run("integrity", () -> Integrity.check(catalog, findings));
    check.run("queens", () -> QueensCheck.check(catalog, findings, progress));
    check.run("strategies", () -> StrategyCheck.check(catalog, findings));
    check.run("strategy_run", () -> RunsCheck.check(catalog, findings));
    check.run("strategy_step", () -> SearchSteps.check(catalog, findings));
    check.run("techniques", () -> TechniqueCheck.check(catalog, findings));
    check.run("sudoku", () -> SudokuCheck.check(catalog, findings, progress));
    check.run("bishop", () -> BishopCheck.check(catalog, findings));
  }

  private void run(String part, Runnable check) {
    try {
      check.run();
    } catch (CatalogException e) {
      findings.add("catalog " + part, e.getMessage(), "rows that can be read");
    }
  }
}
