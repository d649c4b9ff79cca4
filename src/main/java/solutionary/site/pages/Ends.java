package solutionary.site.pages;

import java.util.List;
import java.util.stream.Stream;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.SolutionRow;

/** The first and the last solution of a board size; one when they are the same, none without. */
public record Ends(int n, List<End> solutions) {
  /** One of them. */
  public record End(SolutionRow row, boolean first) {
    public String nameKey() {
      return first ? "ends.first" : "ends.last";
    }

    public long number() {
      return row.number();
    }

    public String columns() {
      return row.placement().toString();
    }

    public Illustration picture() {
      return Boards.queens(row.placement());
    }
  }

  static Ends read(Catalog catalog, BoardRow board) {
    List<End> solutions =
        Stream.of(1L, board.solutions())
            .distinct()
            .flatMap(number -> catalog.queens().solution(board.n(), number).stream())
            .map(row -> new End(row, row.number() == 1))
            .toList();
    return new Ends(board.n(), solutions);
  }

  public boolean present() {
    return !solutions.isEmpty();
  }

  public String sql() {
    return "SELECT number FROM queens_solution WHERE n = "
        + n
        + " AND number IN (1, (SELECT solutions FROM queens_board WHERE n = "
        + n
        + ")) ORDER BY number";
  }
}
