package solutionary.catalog;

/**
 * A row of {@code strategy_run}: the work one strategy did on one instance.
 *
 * @param verdict what it proved of a puzzle; null for queens
 */
public record StrategyRunRow(
    String problem,
    String strategy,
    String instance,
    long tried,
    long placed,
    long boards,
    long solutions,
    String outcome,
    String verdict) {}
