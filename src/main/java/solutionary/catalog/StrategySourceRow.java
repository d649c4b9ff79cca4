package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code strategy_source}: an excerpt of a strategy's code.
 *
 * @param part 1, 2, … in the order in which to read them
 * @param file where it lies in the project, parts joined by a slash
 */
public record StrategySourceRow(String problem, String strategy, int part, String file, String code)
    implements CatalogRow {
  @Override
  public String table() {
    return "strategy_source";
  }

  @Override
  public Object[] values() {
    return new Object[] {problem(), strategy(), part(), file(), code()};
  }

  static StrategySourceRow read(ResultSet row) throws SQLException {
    return new StrategySourceRow(
        row.getString(1), row.getString(2), row.getInt(3), row.getString(4), row.getString(5));
  }
}
