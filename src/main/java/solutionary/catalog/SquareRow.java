package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A row of {@code queens_square}: how many solutions have a queen on a square (1-based). */
public record SquareRow(int n, int row, int col, long solutions) implements CatalogRow {
  @Override
  public String table() {
    return "queens_square";
  }

  @Override
  public Object[] values() {
    return new Object[] {n(), row(), col(), solutions()};
  }

  static SquareRow read(ResultSet row) throws SQLException {
    return new SquareRow(row.getInt(1), row.getInt(2), row.getInt(3), row.getLong(4));
  }
}
