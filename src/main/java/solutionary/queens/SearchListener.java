package solutionary.queens;

/**
 * Follows a search. Rows and columns count from 1, row 1 is the top row. A listener that asks for
 * solutions alone is a {@link SolutionListener}.
 */
public interface SearchListener {
  /** The search looks at a square, allowed or not. */
  default void tried(int row, int column) {}

  /** The square just tried is accepted, a queen placed there; the search goes on below it. */
  default void placed(int row, int column) {}

  /** The square just tried is not accepted. */
  default void rejected(int row, int column) {}

  /** The queen is taken away again, since everything below her has been searched. */
  default void removed(int row, int column) {}

  /**
   * A solution is delivered.
   *
   * @param columns the column of each row, row 1 at index 0; the array is the search's own, changes
   *     afterwards and must be copied to be kept
   * @return whether the search is to go on; when not, it ends at once
   */
  boolean solution(int[] columns);
}
