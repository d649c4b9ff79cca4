package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code queens_board}: the counts of one board size; the columns are explained in the
 * schema.
 */
public record BoardRow(
    int n,
    long solutions,
    long fundamental,
    long halfTurnFixed,
    long quarterTurnFixed,
    String sha256)
    implements CatalogRow {
  @Override
  public String table() {
    return "queens_board";
  }

  @Override
  public Object[] values() {
    return new Object[] {
      n(), solutions(), fundamental(), halfTurnFixed(), quarterTurnFixed(), sha256()
    };
  }

  static BoardRow read(ResultSet row) throws SQLException {
    return new BoardRow(
        row.getInt(1),
        row.getLong(2),
        row.getLong(3),
        row.getLong(4),
        row.getLong(5),
        row.getString(6));
  }
}
