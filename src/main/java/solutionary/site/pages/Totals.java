package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;

/** How much the catalogue holds. */
public record Totals(long solutions, long fundamental, long largestN, long puzzles, long unique) {
  private static final String SQL =
      """
      SELECT (SELECT sum(solutions) FROM queens_board),
        (SELECT sum(fundamental) FROM queens_board),
        (SELECT max(n) FROM queens_board),
        (SELECT count(*) FROM sudoku_puzzle),
        (SELECT count(*) FROM sudoku_puzzle WHERE verdict = 'unique')""";

  static Totals read(Catalog catalog) {
    List<Object> row = catalog.query(SQL).rows().get(0);
    return new Totals(
        (Long) row.get(0),
        (Long) row.get(1),
        (Long) row.get(2),
        (Long) row.get(3),
        (Long) row.get(4));
  }

  public String sql() {
    return SQL;
  }
}
