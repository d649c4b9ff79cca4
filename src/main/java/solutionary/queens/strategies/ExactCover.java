package solutionary.queens.strategies;

import java.util.List;
import solutionary.queens.SearchListener;
import solutionary.queens.Steps;

/** Each square is an option that covers its row, its column and its two diagonals. */
final class ExactCover implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "exact-cover",
        "Exact cover",
        "A queen covers a row, a column and two diagonals; rows and columns must be covered once,"
            + " diagonals at most once. Dancing links take out the options that a queen excludes; a"
            + " column without an option ends the branch.",
        "Donald E. Knuth, Dancing Links (2000), after Hirosi Hitotumatu and Kohei Noshita (1979)",
        List.of("strategies/ExactCover.java", "strategies/DancingLinks.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    new Search(n, listener).cover(1);
  }

  private static final class Search {
    private final int n;
    private final SearchListener listener;
    private final Steps steps;
    private final DancingLinks links;
    private final int[] columns;

    Search(int n, SearchListener listener) {
      this.n = n;
      this.listener = listener;
      steps = new Steps(listener);
      columns = new int[n];
      links = new DancingLinks(6 * n - 2, 4 * n * n, n + 1, 2 * n);
      for (int row = 1; row <= n; row++) {
        for (int column = 1; column <= n; column++) {
          links.addOption(row, n + column, 3 * n + row - column, 4 * n - 2 + row + column);
        }
      }
    }

    // excerpt-begin
    /** Items 1…n are the rows, n+1…2n the columns; the diagonals come after them. */
    private boolean cover(int row) {
      if (row > n) {
        return listener.solution(columns);
      }
      if (links.isDead()) {
        return true;
      }
      links.cover(row);
      for (int option = links.below(row); option != row; option = links.below(option)) {
        int column = links.item(links.beside(option)) - n;
        columns[row - 1] = column;
        steps.accepted(row, column);
        links.choose(option);
        if (!cover(row + 1)) {
          return false;
        }
        links.undo(option);
        steps.removed(row, column);
      }
      links.uncover(row);
      return true;
    }
    // excerpt-end
  }
}
