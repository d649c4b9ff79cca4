package solutionary.build;

import java.util.Arrays;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.StrategyStepRow;
import solutionary.queens.SearchListener;
import solutionary.queens.strategies.QueensStrategy;

/** Puts every step of a search into the catalogue. What is tried is placed or rejected at once. */
final class QueensSteps implements SearchListener {
  private final String strategy;
  private final String instance;
  private final CatalogWriter catalog;
  private int step;

  QueensSteps(QueensStrategy strategy, int n, CatalogWriter catalog) {
    this.strategy = strategy.description().name();
    this.instance = "n=" + n;
    this.catalog = catalog;
  }

  @Override
  public void tried(int row, int column) {}

  @Override
  public void placed(int row, int column) {
    add("placed", row, column, null);
  }

  @Override
  public void rejected(int row, int column) {
    add("rejected", row, column, null);
  }

  @Override
  public void removed(int row, int column) {
    add("removed", row, column, null);
  }

  @Override
  public boolean solution(int[] columns) {
    add("solution", null, null, Arrays.toString(columns).replace(" ", ""));
    return true;
  }

  private void add(String event, Integer row, Integer column, String board) {
    step++;
    catalog.add(
        new StrategyStepRow("queens", strategy, instance, step, event, row, column, null, board));
  }
}
