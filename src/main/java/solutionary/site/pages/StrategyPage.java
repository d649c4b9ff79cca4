package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import solutionary.catalog.Catalog;
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
 * @param work of all strategies of Sudoku, this one stressed
 */
public record StrategyPage(
    Strategy strategy,
    List<StrategyRun> runs,
    List<StrategySourceRow> sources,
    Optional<SearchTree> tree,
    Optional<FirstSteps> firstSteps,
    Optional<Work> work,
    PlayerSetup player)
    implements Page {
  /** The pages of all strategies of a problem. */
  static void each(
      Catalog catalog,
      Comparison comparison,
      List<StrategyRunRow> runs,
      Instances instances,
      Consumer<Page> pages) {
    List<StrategySourceRow> sources = catalog.strategies().sources();
    List<StrategyStepRow> steps = catalog.strategies().steps();
    for (Strategy strategy : comparison.strategies()) {
      List<StrategyRun> own =
          inOrder(of(strategy, runs, StrategyRunRow::problem, StrategyRunRow::strategy), instances);
      List<StrategyStepRow> ownSteps =
          of(strategy, steps, StrategyStepRow::problem, StrategyStepRow::strategy);
      pages.accept(
          new StrategyPage(
              strategy,
              own,
              of(strategy, sources, StrategySourceRow::problem, StrategySourceRow::strategy),
              tree(ownSteps),
              firstSteps(ownSteps, instances),
              Optional.of(Work.of(comparison, strategy))
                  .filter(work -> strategy.isSudoku() && work.present()),
              strategy.isSudoku()
                  ? PlayerSetup.ofSudoku(strategy, own, instances)
                  : PlayerSetup.ofQueens(strategy, own)));
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

  public Address all() {
    return StrategiesPage.ADDRESS.at(strategy.problem());
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

  private static <T> List<T> of(
      Strategy strategy, List<T> rows, Function<T, String> problem, Function<T, String> name) {
    return rows.stream()
        .filter(row -> problem.apply(row).equals(strategy.problem()))
        .filter(row -> name.apply(row).equals(strategy.name()))
        .toList();
  }

  private static List<StrategyRun> inOrder(List<StrategyRunRow> runs, Instances instances) {
    return InstanceOrder.sorted(runs.stream().map(StrategyRunRow::instance)).stream()
        .flatMap(name -> runs.stream().filter(run -> run.instance().equals(name)))
        .map(run -> new StrategyRun(run, instances.instance(run.instance())))
        .toList();
  }

  private static Optional<SearchTree> tree(List<StrategyStepRow> steps) {
    return steps.isEmpty() || !steps.get(0).problem().equals("queens")
        ? Optional.empty()
        : Optional.of(SearchTree.of(steps));
  }

  private static Optional<FirstSteps> firstSteps(List<StrategyStepRow> steps, Instances instances) {
    return steps.stream()
        .findFirst()
        .flatMap(first -> instances.puzzle(first.instance()))
        .map(puzzle -> new FirstSteps(puzzle, steps.stream().map(FirstSteps.Step::new).toList()));
  }
}
