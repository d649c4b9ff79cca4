package solutionary.queens.strategies;

import solutionary.queens.SearchListener;

/** Counts the steps of a search on the n×n board. */
public final class CountingListener implements SearchListener {
  private final int n;
  private long tried;
  private long placed;
  private long boards;
  private long solutions;

  /** Nothing counted yet. */
  public CountingListener(int n) {
    this.n = n;
  }

  /** What has been counted so far. */
  public Counters counters() {
    return new Counters(tried, placed, boards, solutions);
  }

  @Override
  public void tried(int row, int column) {
    tried++;
  }

  /** A queen in the last row completes a board, since rows are filled from the top. */
  @Override
  public void placed(int row, int column) {
    placed++;
    boards += row == n ? 1 : 0;
  }

  @Override
  public void rejected(int row, int column) {}

  @Override
  public void removed(int row, int column) {}

  @Override
  public boolean solution(int[] columns) {
    solutions++;
    return true;
  }
}
