package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A row of {@code strategy}: one way of searching. */
public record StrategyRow(String problem, String name, String title, String summary, String origin)
    implements CatalogRow {
  @Override
  public String table() {
    return "strategy";
  }

  @Override
  public Object[] values() {
    return new Object[] {problem(), name(), title(), summary(), origin()};
  }

  static StrategyRow read(ResultSet row) throws SQLException {
    return new StrategyRow(
        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5));
  }
}
