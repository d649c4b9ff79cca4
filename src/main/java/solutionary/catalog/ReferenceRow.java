package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A row of {@code queens_reference}: published counts, with where they are published. */
public record ReferenceRow(
    int n,
    long solutions,
    long fundamental,
    long halfTurnFixed,
    long quarterTurnFixed,
    String source)
    implements CatalogRow {
  @Override
  public String table() {
    return "queens_reference";
  }

  @Override
  public Object[] values() {
    return new Object[] {
      n(), solutions(), fundamental(), halfTurnFixed(), quarterTurnFixed(), source()
    };
  }

  static ReferenceRow read(ResultSet row) throws SQLException {
    return new ReferenceRow(
        row.getInt(1),
        row.getLong(2),
        row.getLong(3),
        row.getLong(4),
        row.getLong(5),
        row.getString(6));
  }
}
