package solutionary.site.pages;

import solutionary.catalog.StrategyRunRow;

/** The work that a strategy did on one instance. */
public record StrategyRun(StrategyRunRow row) {
  public String outcomeKey() {
    return "outcome." + row.outcome();
  }
}
