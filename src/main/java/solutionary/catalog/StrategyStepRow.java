package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code strategy_step}: one step of a search. Rows and columns count from 1.
 *
 * @param event placed, rejected, removed or solution
 * @param row null for a solution
 * @param col null for a solution
 * @param digit null unless a digit of a Sudoku is meant
 * @param board what is delivered, null unless this is a solution
 */
public record StrategyStepRow(
    String problem,
    String strategy,
    String instance,
    int step,
    String event,
    Integer row,
    Integer col,
    Integer digit,
    String board)
    implements CatalogRow {
  @Override
  public String table() {
    return "strategy_step";
  }

  @Override
  public Object[] values() {
    return new Object[] {
      problem(), strategy(), instance(), step(), event(), row(), col(), digit(), board()
    };
  }

  static StrategyStepRow read(ResultSet row) throws SQLException {
    return new StrategyStepRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getInt(4),
        row.getString(5),
        Rows.integer(row, 6),
        Rows.integer(row, 7),
        Rows.integer(row, 8),
        row.getString(9));
  }
}
