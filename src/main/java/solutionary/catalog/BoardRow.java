package solutionary.catalog;

/**
 * A row of {@code queens_board}: the counts of one board size; the columns are explained in the
 * schema.
 */
public record BoardRow(
    int n,
    long solutions,
    long fundamental,
    long halfTurnFixed,
    long quarterTurnFixed,
    String sha256) {}
