package solutionary.catalog;

/** A row of {@code queens_reference}: published counts, with where they are published. */
public record ReferenceRow(
    int n,
    long solutions,
    long fundamental,
    long halfTurnFixed,
    long quarterTurnFixed,
    String source) {}
