package solutionary.queens;

/**
 * Follows a search step by step. Rows and columns count from 1, row 1 is the top row. Who wants
 * solutions alone is a {@link SolutionListener}.
 */
public interface SearchListener {
  /** The search looks at a square, allowed or not. */
  void tried(int row, int column);

  /** The square just tried is accepted and a queen placed there; the search goes on below it. */
  void placed(int row, int column);

  /** The square just tried is not accepted. */
  void rejected(int row, int column);

  /** Everything below a placed queen has been searched, and she is taken away again. */
  void removed(int row, int column);

  /**
   * A solution is delivered.
   *
   * @param columns the column of each row, row 1 at index 0; the array is the search's own, changes
   *     afterwards and must be copied to be kept
   * @return whether the search is to go on; when not, it ends at once and tells nothing more
   */
  boolean solution(int[] columns);
}
