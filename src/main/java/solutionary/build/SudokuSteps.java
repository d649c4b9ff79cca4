package solutionary.build;

import solutionary.catalog.CatalogWriter;
import solutionary.catalog.StrategyStepRow;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SudokuListener;

/** Puts the first steps of a search of a Sudoku into the catalogue. */
final class SudokuSteps implements SudokuListener {
  private final String strategy;
  private final String label;
  private final int most;
  private final CatalogWriter catalog;
  private int step;

  SudokuSteps(String strategy, String label, int most, CatalogWriter catalog) {
    this.strategy = strategy;
    this.label = label;
    this.most = most;
    this.catalog = catalog;
  }

  @Override
  public void tried(int cell, int digit) {}

  @Override
  public void placed(int cell, int digit) {
    add("placed", cell / 9 + 1, cell % 9 + 1, digit, null);
  }

  @Override
  public void rejected(int cell, int digit) {
    add("rejected", cell / 9 + 1, cell % 9 + 1, digit, null);
  }

  @Override
  public void removed(int cell, int digit) {
    add("removed", cell / 9 + 1, cell % 9 + 1, digit, null);
  }

  @Override
  public void solved(Grid solution) {
    add("solution", null, null, null, solution.cells());
  }

  private void add(String event, Integer row, Integer col, Integer digit, String board) {
    if (step < most) {
      step++;
      catalog.add(
          new StrategyStepRow("sudoku", strategy, label, step, event, row, col, digit, board));
    }
  }
}
