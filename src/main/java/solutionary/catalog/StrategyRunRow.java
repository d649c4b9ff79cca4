package solutionary.catalog;

/** A row of {@code strategy_run}: the work one strategy did on one instance. */
public record StrategyRunRow(
    String problem,
    String strategy,
    String instance,
    long tried,
    long placed,
    long boards,
    long solutions,
    String outcome) {}
