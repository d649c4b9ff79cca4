package solutionary.catalog;

/** A row of {@code sudoku_collection}; {@code licence} may be null. */
public record CollectionRow(
    String collection, String title, String source, String licence, int puzzles) {}
