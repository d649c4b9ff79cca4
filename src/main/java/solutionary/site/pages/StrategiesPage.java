package solutionary.site.pages;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import solutionary.catalog.Catalog;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;

/** All ways of searching, compared. */
public record StrategiesPage(List<Problem> problems) implements Page {
  static final Address ADDRESS = Address.of("strategies/index.html");

  /**
   * The strategies of one problem.
   *
   * @param name {@code queens} or {@code sudoku}
   * @param instances what they were run on, and the work of each
   */
  public record Problem(String name, List<Strategy> strategies, List<Instance> instances) {
    public String headingKey() {
      return "strategies." + name;
    }

    static Problem of(String name, List<StrategyRow> rows, List<StrategyRunRow> runs) {
      List<Strategy> strategies = rows.stream().map(Strategy::new).toList();
      return new Problem(name, strategies, Instance.all(name, runs));
    }
  }

  /** The work of all strategies on one instance. */
  public record Instance(String problem, String name, List<StrategyRun> runs) {
    static List<Instance> all(String problem, List<StrategyRunRow> runs) {
      return InstanceOrder.sorted(runs.stream().map(StrategyRunRow::instance)).stream()
          .map(name -> new Instance(problem, name, StrategyRun.of(runs, name)))
          .toList();
    }

    public String sql() {
      return "SELECT tried, placed, boards, solutions FROM strategy_run WHERE problem = '"
          + problem
          + "' AND instance = '"
          + name
          + "' ORDER BY tried DESC, strategy";
    }
  }

  /** The pages of all strategies; none when the catalogue has no strategies. */
  static void each(Catalog catalog, Consumer<Page> pages) {
    List<StrategyRow> rows = catalog.strategies();
    List<StrategyRunRow> runs = catalog.strategyRuns();
    List<Problem> problems =
        Stream.of("queens", "sudoku")
            .map(
                problem ->
                    Problem.of(
                        problem,
                        rows.stream().filter(row -> row.problem().equals(problem)).toList(),
                        runs.stream().filter(run -> run.problem().equals(problem)).toList()))
            .filter(problem -> !problem.strategies().isEmpty())
            .toList();
    if (!problems.isEmpty()) {
      pages.accept(new StrategiesPage(problems));
      rows.forEach(row -> pages.accept(StrategyPage.of(row, runs)));
    }
  }

  static Crumb crumb() {
    return new Crumb(Text.of("strategies.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "strategies";
  }

  @Override
  public Text title() {
    return Text.of("strategies.title");
  }

  @Override
  public Text description() {
    return Text.of("strategies.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }
}
