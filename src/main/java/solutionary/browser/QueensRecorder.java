package solutionary.browser;

import solutionary.queens.SearchListener;

/** Records a search for placements of n queens. What is tried is placed or rejected at once. */
record QueensRecorder(int n, Recorder steps) implements SearchListener {
  private static final int QUEEN = 1;

  @Override
  public void tried(int row, int column) {}

  @Override
  public void placed(int row, int column) {
    steps.add(Event.PLACED, new Piece(row, column, QUEEN));
  }

  @Override
  public void rejected(int row, int column) {
    steps.add(Event.REJECTED, new Piece(row, column, QUEEN));
  }

  @Override
  public void removed(int row, int column) {
    steps.add(Event.REMOVED, new Piece(row, column, QUEEN));
  }

  @Override
  public boolean solution(int[] columns) {
    int[] values = new int[n * n];
    for (int row = 0; row < n; row++) {
      values[row * n + columns[row] - 1] = QUEEN;
    }
    steps.addSolution(values);
    return true;
  }
}
