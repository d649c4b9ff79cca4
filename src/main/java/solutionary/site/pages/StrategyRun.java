package solutionary.site.pages;

import java.util.Comparator;
import java.util.List;
import solutionary.catalog.StrategyRunRow;

/** The work that a strategy did on one instance. */
public record StrategyRun(StrategyRunRow row) {
  /** The runs on one instance, those with the most work first. */
  static List<StrategyRun> of(List<StrategyRunRow> runs, String instance) {
    return runs.stream()
        .filter(run -> run.instance().equals(instance))
        .sorted(
            Comparator.comparingLong(StrategyRunRow::tried)
                .reversed()
                .thenComparing(StrategyRunRow::strategy))
        .map(StrategyRun::new)
        .toList();
  }

  public Strategy strategy() {
    return new Strategy(row.problem(), row.strategy());
  }

  public String outcomeKey() {
    return "outcome." + row.outcome();
  }
}
