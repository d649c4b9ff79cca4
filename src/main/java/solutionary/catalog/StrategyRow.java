package solutionary.catalog;

/** A row of {@code strategy}: one way of searching. */
public record StrategyRow(
    String problem, String name, String title, String summary, String origin) {}
