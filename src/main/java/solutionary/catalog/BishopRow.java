package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code bishop_board}: a bishop's square (1-based) and the 64 squares, # where attacked.
 */
public record BishopRow(int row, int col, String attacked) implements CatalogRow {
  @Override
  public String table() {
    return "bishop_board";
  }

  @Override
  public Object[] values() {
    return new Object[] {row(), col(), attacked()};
  }

  static BishopRow read(ResultSet row) throws SQLException {
    return new BishopRow(row.getInt(1), row.getInt(2), row.getString(3));
  }
}
