package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;

/** One way of searching and the work it does. */
public record StrategyPage(Strategy strategy, List<StrategyRun> runs) implements Page {
  static StrategyPage of(StrategyRow row, List<StrategyRunRow> runs) {
    List<StrategyRunRow> own =
        runs.stream()
            .filter(run -> run.problem().equals(row.problem()))
            .filter(run -> run.strategy().equals(row.name()))
            .toList();
    return new StrategyPage(
        new Strategy(row),
        InstanceOrder.sorted(own.stream().map(StrategyRunRow::instance)).stream()
            .flatMap(instance -> StrategyRun.of(own, instance).stream())
            .toList());
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

  public boolean hasRuns() {
    return !runs.isEmpty();
  }

  /** Without an order: names that end in numbers are put in order on the page. */
  public String sql() {
    return "SELECT tried, placed, boards, solutions FROM strategy_run WHERE problem = '"
        + strategy.problem()
        + "' AND strategy = '"
        + strategy.name()
        + "'";
  }
}
