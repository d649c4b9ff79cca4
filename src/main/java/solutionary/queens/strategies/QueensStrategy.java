package solutionary.queens.strategies;

import solutionary.queens.SearchListener;
import solutionary.queens.SolutionListener;

/** One way of searching for the solutions of the n queens problem. */
public interface QueensStrategy {
  /** What it is called and where it comes from. */
  Description description();

  /**
   * Delivers every solution of the n×n board in lexicographic order, until the listener has had
   * enough.
   *
   * @param n the side of the board, 1–20
   * @param listener is told of every step, unless it is a {@link SolutionListener}
   */
  void search(int n, SearchListener listener);

  /** The same for a listener written as a function from a solution to whether to go on. */
  default void solutions(int n, SolutionListener listener) {
    search(n, listener);
  }
}
