package solutionary.catalog;

/**
 * A row of {@code strategy_source}: an excerpt of a strategy's code.
 *
 * @param part 1, 2, … in the order in which to read them
 * @param file where it lies in the project, parts joined by a slash
 */
public record StrategySourceRow(
    String problem, String strategy, int part, String file, String code) {}
