package solutionary.build;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategies.Described;
import solutionary.sudoku.strategies.SudokuStrategy;

/**
 * Runs every Sudoku strategy on the bundled landmarks, to the second solution or to its bound, and
 * puts its work, its first steps and its code into the catalogue.
 */
final class SudokuStrategiesStep {
  private static final String PROBLEM = "sudoku";
  private static final String LANDMARKS = "landmarks";

  /** How many steps are kept on the first landmark that is not solved without a try. */
  private static final int SHOWN_STEPS = 60;

  /** One strategy on one puzzle. */
  private record Run(Described strategy, String label, Grid givens) {
    StrategyRunRow row() {
      SearchOutcome outcome =
          strategy.strategy().search(givens, SudokuStrategy.LIMIT, SudokuStrategy.BOUND, null);
      return new StrategyRunRow(
          PROBLEM,
          strategy.name(),
          label,
          outcome.tried(),
          outcome.placed(),
          outcome.boards(),
          outcome.solutions(),
          outcome.ending() == SearchOutcome.Ending.BOUND ? "bound" : "done");
    }

    void addSteps(CatalogWriter catalog) {
      SudokuSteps steps = new SudokuSteps(strategy.name(), label, SHOWN_STEPS, catalog);
      strategy.strategy().search(givens, SudokuStrategy.LIMIT, SHOWN_STEPS, steps);
    }
  }

  private SudokuStrategiesStep() {}

  static void run(
      List<Collection> collections,
      Workers workers,
      CatalogWriter catalog,
      Consumer<String> progress) {
    progress.accept("running the Sudoku strategies");
    for (Described each : SudokuStrategies.ALL) {
      catalog.add(
          new StrategyRow(PROBLEM, each.name(), each.title(), each.summary(), each.origin()));
      SourceCode.of(PROBLEM, each.name(), List.of(each.source())).forEach(catalog::add);
    }
    List<Run> runs =
        collections.stream()
            .filter(each -> each.name().equals(LANDMARKS))
            .limit(1)
            .flatMap(each -> SudokuStrategies.ALL.stream().flatMap(it -> runs(it, each).stream()))
            .toList();
    List<StrategyRunRow> rows = workers.map(runs, Run::row);
    rows.forEach(catalog::add);
    for (Described strategy : SudokuStrategies.ALL) {
      IntStream.range(0, runs.size())
          .filter(i -> runs.get(i).strategy() == strategy && rows.get(i).tried() > 0)
          .limit(1)
          .forEach(i -> runs.get(i).addSteps(catalog));
    }
  }

  private static List<Run> runs(Described strategy, Collection landmarks) {
    return IntStream.range(0, landmarks.puzzles().size())
        .mapToObj(
            i -> new Run(strategy, LANDMARKS + "." + (i + 1), landmarks.puzzles().get(i).givens()))
        .toList();
  }
}
