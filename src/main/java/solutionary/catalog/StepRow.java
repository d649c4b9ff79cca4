package solutionary.catalog;

/**
 * A row of {@code sudoku_step}: one step of a person's solution path.
 *
 * @param data as JSON
 */
public record StepRow(String label, int step, String technique, String detail, String data) {}
