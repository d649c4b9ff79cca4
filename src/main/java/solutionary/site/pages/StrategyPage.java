package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import solutionary.catalog.Catalog;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;
import solutionary.catalog.StrategySourceRow;
import solutionary.catalog.StrategyStepRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;

/**
 * One way of searching: its idea, its code, the work it does, and how to watch it.
 *
 * @param tree a search of queens that is small enough to be shown whole
 * @param firstSteps how a search of a Sudoku begins
 */
public record StrategyPage(
    Strategy strategy,
    List<StrategyRun> runs,
    List<StrategySourceRow> sources,
    Optional<SearchTree> tree,
    Optional<FirstSteps> firstSteps,
    PlayerSetup player)
    implements Page {
  static void each(
      Catalog catalog, List<StrategyRow> rows, List<StrategyRunRow> runs, Consumer<Page> pages) {
    List<StrategySourceRow> sources = catalog.strategySources();
    List<StrategyStepRow> steps = catalog.strategySteps();
    Map<String, PuzzleRow> puzzles = puzzles(catalog, runs);
    for (StrategyRow row : rows) {
      Strategy strategy = new Strategy(row);
      List<StrategyRun> own =
          inOrder(of(strategy, runs, StrategyRunRow::problem, StrategyRunRow::strategy));
      List<StrategyStepRow> ownSteps =
          of(strategy, steps, StrategyStepRow::problem, StrategyStepRow::strategy);
      pages.accept(
          new StrategyPage(
              strategy,
              own,
              of(strategy, sources, StrategySourceRow::problem, StrategySourceRow::strategy),
              tree(ownSteps),
              firstSteps(ownSteps, puzzles),
              strategy.problem().equals("queens")
                  ? PlayerSetup.ofQueens(strategy, own)
                  : PlayerSetup.ofSudoku(strategy, own, puzzles)));
    }
  }

  @Override
  public Address address() {
    return strategy.address();
  }

  @Override
  public String template() {
    return "strategy";
  }

  @Override
  public Text title() {
    return Text.of(strategy.titleKey());
  }

  @Override
  public Text description() {
    return Text.of("strategy.description." + strategy.problem(), strategy.name());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(StrategiesPage.crumb());
  }

  /** What the player draws boards with. */
  public Picture definitions() {
    return QueensPictures.queen();
  }

  public boolean hasRuns() {
    return !runs.isEmpty();
  }

  public boolean hasSources() {
    return !sources.isEmpty();
  }

  /** Without an order: names that end in numbers are put in order on the page. */
  public String sql() {
    return "SELECT instance, tried, placed, boards, solutions FROM strategy_run WHERE problem = '"
        + strategy.problem()
        + "' AND strategy = '"
        + strategy.name()
        + "'";
  }

  /** The puzzles that strategies were run on, by label. */
  private static Map<String, PuzzleRow> puzzles(Catalog catalog, List<StrategyRunRow> runs) {
    Set<String> labels = runs.stream().map(StrategyRunRow::instance).collect(Collectors.toSet());
    return catalog.collections().stream()
        .filter(each -> labels.stream().anyMatch(it -> it.startsWith(each.collection() + ".")))
        .flatMap(each -> catalog.puzzles(each.collection()).stream())
        .filter(puzzle -> labels.contains(puzzle.label()))
        .collect(Collectors.toMap(PuzzleRow::label, Function.identity()));
  }

  private static <T> List<T> of(
      Strategy strategy, List<T> rows, Function<T, String> problem, Function<T, String> name) {
    return rows.stream()
        .filter(row -> problem.apply(row).equals(strategy.problem()))
        .filter(row -> name.apply(row).equals(strategy.name()))
        .toList();
  }

  private static List<StrategyRun> inOrder(List<StrategyRunRow> runs) {
    return InstanceOrder.sorted(runs.stream().map(StrategyRunRow::instance)).stream()
        .flatMap(name -> runs.stream().filter(run -> run.instance().equals(name)))
        .map(StrategyRun::new)
        .toList();
  }

  private static Optional<SearchTree> tree(List<StrategyStepRow> steps) {
    return steps.isEmpty() || !steps.get(0).problem().equals("queens")
        ? Optional.empty()
        : Optional.of(SearchTree.of(steps));
  }

  private static Optional<FirstSteps> firstSteps(
      List<StrategyStepRow> steps, Map<String, PuzzleRow> puzzles) {
    return steps.stream()
        .findFirst()
        .map(first -> puzzles.get(first.instance()))
        .map(puzzle -> new FirstSteps(puzzle, steps.stream().map(FirstSteps.Step::new).toList()));
  }
}
