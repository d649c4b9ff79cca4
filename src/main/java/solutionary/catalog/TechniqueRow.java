package solutionary.catalog;

/**
 * A row of {@code sudoku_technique}.
 *
 * @param place 1, 2, … in the order in which they are tried
 * @param rating the lowest that a step of it can have, with one decimal
 */
public record TechniqueRow(String technique, int place, String title, double rating) {}
