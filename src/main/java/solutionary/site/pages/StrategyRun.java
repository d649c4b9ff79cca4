package solutionary.site.pages;

import solutionary.catalog.StrategyRunRow;

/** The work that a strategy did on one instance. */
public record StrategyRun(StrategyRunRow row, Instance instance) {
  /** The verdict of a puzzle, or how a search for placements ended. */
  public String resultKey() {
    return row.verdict() == null ? "outcome." + row.outcome() : "verdict." + row.verdict();
  }

  /** Whether it ended because it had tried as much as it may. */
  public boolean isStopped() {
    return row.outcome().equals("bound");
  }
}
