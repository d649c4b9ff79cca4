package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.StrategyRunRow;

/**
 * What a strategy's player is told: the instances whose whole search it can record.
 *
 * @param initial the instance that is shown first
 */
public record PlayerSetup(Strategy strategy, List<String> instances, String initial) {
  /** How many steps a recording holds; a page has it at once. */
  public static final int LIMIT = 400_000;

  /** The strategies as a script. */
  public static final Address ENGINE = Address.of("assets/engine.js");

  /** How many steps the search has that is shown first. */
  private static final int FIRST_LIMIT = 20_000;

  /** The largest board that is shown first. */
  private static final int FIRST_N = 8;

  /** From the runs of one strategy in order. */
  static PlayerSetup of(Strategy strategy, List<StrategyRun> runs) {
    List<StrategyRunRow> rows =
        runs.stream().map(StrategyRun::row).filter(row -> steps(row) <= LIMIT).toList();
    String initial = "";
    for (StrategyRunRow row : rows) {
      if (steps(row) <= FIRST_LIMIT && InstanceOrder.number(row.instance()) <= FIRST_N) {
        initial = row.instance();
      }
    }
    return new PlayerSetup(strategy, rows.stream().map(StrategyRunRow::instance).toList(), initial);
  }

  public boolean present() {
    return !initial.isEmpty();
  }

  public int limit() {
    return LIMIT;
  }

  public Address engine() {
    return ENGINE;
  }

  public Address script() {
    return Address.of("assets/player.js");
  }

  /** What is tried, what is taken away again, and what is delivered. */
  private static long steps(StrategyRunRow row) {
    return row.tried() + row.placed() + row.solutions();
  }
}
