package solutionary.catalog;

/**
 * A row of {@code strategy_step}: one step of a search. Rows and columns count from 1.
 *
 * @param event placed, rejected, removed or solution
 * @param row null for a solution
 * @param col null for a solution
 * @param digit null unless a digit of a Sudoku is meant
 * @param board what is delivered, null unless this is a solution
 */
public record StrategyStepRow(
    String problem,
    String strategy,
    String instance,
    int step,
    String event,
    Integer row,
    Integer col,
    Integer digit,
    String board) {}
