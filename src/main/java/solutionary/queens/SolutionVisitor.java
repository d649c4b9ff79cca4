package solutionary.queens;

/** Receives every solution of a board size once, in lexicographic order. */
@FunctionalInterface
public interface SolutionVisitor {
  /**
   * The next solution.
   *
   * @param number 1 for the lexicographically smallest, 2 for the next, …
   * @param columns the column 1…n of each row, row 1 at index 0; reused, so copy it to keep it
   * @param fundamental the number of its fundamental solution, from 1
   * @param transform the first map in the catalogue's order that takes the fundamental solution to
   *     it
   */
  void solution(long number, int[] columns, int fundamental, Symmetry transform);
}
