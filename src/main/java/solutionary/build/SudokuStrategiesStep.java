package solutionary.build;

import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchOutcome.Ending;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategies.Described;
import solutionary.sudoku.strategies.SudokuStrategy;

/**
 * Runs every Sudoku strategy on the bundled landmarks, to the second solution or to its bound, and
 * puts its work, its first steps and its code into the catalogue.
 */
final class SudokuStrategiesStep {
  private static final String PROBLEM = "sudoku";

  /** How many steps are kept of the first landmark that is not solved without a try. */
  private static final int SHOWN_STEPS = 60;

  private SudokuStrategiesStep() {}

  /** The runs are left out of an edition without the bundled puzzles. */
  static void run(
      Edition edition, Workers workers, CatalogWriter catalog, Consumer<String> progress) {
    progress.accept("running the Sudoku strategies");
    for (Described each : SudokuStrategies.ALL) {
      catalog.add(
          new StrategyRow(PROBLEM, each.name(), each.title(), each.summary(), each.origin()));
      SourceCode.of(PROBLEM, each.name(), List.of(each.source())).forEach(catalog::add);
    }
    if (edition.bundled()) {
      workers.map(LandmarkRun.all(), SudokuStrategiesStep::row).forEach(catalog::add);
      SudokuStrategies.ALL.forEach(each -> addSteps(each, catalog));
    }
  }

  private static StrategyRunRow row(LandmarkRun run) {
    SearchOutcome outcome = run.search();
    return new StrategyRunRow(
        PROBLEM,
        run.strategy().name(),
        run.label(),
        outcome.tried(),
        outcome.placed(),
        outcome.boards(),
        outcome.solutions(),
        outcome.ending() == Ending.BOUND ? "bound" : "done",
        outcome.verdict().map(Verdict::key).orElse("undecided"));
  }

  private static void addSteps(Described strategy, CatalogWriter catalog) {
    LandmarkRun.of(strategy).stream()
        .filter(run -> strategy.strategy().search(run.givens(), 1, 1, null).tried() > 0)
        .findFirst()
        .ifPresent(run -> addSteps(run, catalog));
  }

  private static void addSteps(LandmarkRun run, CatalogWriter catalog) {
    SudokuSteps steps = new SudokuSteps(run.strategy().name(), run.label(), SHOWN_STEPS, catalog);
    run.strategy().strategy().search(run.givens(), SudokuStrategy.LIMIT, SHOWN_STEPS, steps);
  }
}
