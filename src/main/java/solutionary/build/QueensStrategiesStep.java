package solutionary.build;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;
import solutionary.queens.strategies.Counters;
import solutionary.queens.strategies.Description;
import solutionary.queens.strategies.GenerateAndTest;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;

/** Runs every queens strategy and puts its work, its steps and its code into the catalogue. */
final class QueensStrategiesStep {
  private static final String PROBLEM = "queens";

  /** The largest n that strategies are compared on. */
  private static final int LARGEST = 12;

  /** The n whose search is kept step by step. */
  private static final int SHOWN = 4;

  /** One strategy on one board size. */
  private record Run(QueensStrategy strategy, int n) {
    StrategyRunRow row() {
      Counters counters = Counters.of(strategy, n);
      return new StrategyRunRow(
          PROBLEM,
          strategy.description().name(),
          "n=" + n,
          counters.tried(),
          counters.placed(),
          counters.boards(),
          counters.solutions(),
          "done",
          null);
    }
  }

  private QueensStrategiesStep() {}

  static void run(int maxN, Workers workers, CatalogWriter catalog, Consumer<String> progress) {
    progress.accept("running the queens strategies");
    for (QueensStrategy strategy : QueensStrategies.all()) {
      Description texts = strategy.description();
      catalog.add(
          new StrategyRow(PROBLEM, texts.name(), texts.title(), texts.summary(), texts.origin()));
      SourceCode.of(PROBLEM, texts.name(), files(texts)).forEach(catalog::add);
    }
    workers.map(runs(maxN), Run::row).forEach(catalog::add);
    if (maxN >= SHOWN) {
      for (QueensStrategy strategy : QueensStrategies.all()) {
        strategy.search(SHOWN, new QueensSteps(strategy, SHOWN, catalog));
      }
    }
  }

  /** The files of a strategy's code, from the root of the packages. */
  static List<String> files(Description texts) {
    return texts.sources().stream().map(file -> "solutionary/queens/" + file).toList();
  }

  private static List<Run> runs(int maxN) {
    return QueensStrategies.all().stream()
        .flatMap(
            strategy ->
                IntStream.rangeClosed(1, Math.min(maxN, largest(strategy)))
                    .mapToObj(n -> new Run(strategy, n)))
        .toList();
  }

  private static int largest(QueensStrategy strategy) {
    return strategy instanceof GenerateAndTest ? GenerateAndTest.LARGEST_ADVISABLE : LARGEST;
  }
}
