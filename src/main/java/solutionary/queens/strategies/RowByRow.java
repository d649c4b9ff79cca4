package solutionary.queens.strategies;

import solutionary.queens.SearchListener;
import solutionary.queens.Steps;

/** The depth-first search that the methods of the articles share; they differ in their board. */
final class RowByRow {
  /** What a method remembers of the queens placed so far. Rows and columns count from 1. */
  interface Board {
    /** Places a queen unless the method rejects the square; says whether it did. */
    boolean place(int row, int column);

    /** Takes the last queen placed away again. */
    void remove(int row, int column);

    /** Whether the queens, now one in every row, attack nobody. */
    default boolean isSolution() {
      return true;
    }
  }

  private final int n;
  private final Board board;
  private final SearchListener listener;
  private final Steps steps;
  private final int[] columns;

  private RowByRow(int n, Board board, SearchListener listener) {
    this.n = n;
    this.board = board;
    this.listener = listener;
    steps = new Steps(listener);
    columns = new int[n];
  }

  static void search(int n, Board board, SearchListener listener) {
    new RowByRow(n, board, listener).fill(1);
  }

  // excerpt-begin
  /** Fills the board from a row downwards in every way; false when the listener has had enough. */
  private boolean fill(int row) {
    if (row > n) {
      return !board.isSolution() || listener.solution(columns);
    }
    for (int column = 1; column <= n; column++) {
      steps.tried(row, column);
      if (!board.place(row, column)) {
        steps.rejected(row, column);
        continue;
      }
      columns[row - 1] = column;
      steps.placed(row, column);
      if (!fill(row + 1)) {
        return false;
      }
      board.remove(row, column);
      steps.removed(row, column);
    }
    return true;
  }
  // excerpt-end
}
