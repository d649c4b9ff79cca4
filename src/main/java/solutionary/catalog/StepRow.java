package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code sudoku_step}: one step of a person's solution path.
 *
 * @param data as JSON
 */
public record StepRow(String label, int step, String technique, String detail, String data)
    implements CatalogRow {
  @Override
  public String table() {
    return "sudoku_step";
  }

  @Override
  public Object[] values() {
    return new Object[] {label(), step(), technique(), detail(), data()};
  }

  static StepRow read(ResultSet row) throws SQLException {
    return new StepRow(
        row.getString(1), row.getInt(2), row.getString(3), row.getString(4), row.getString(5));
  }
}
