package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code strategy_run}: the work one strategy did on one instance.
 *
 * @param verdict what it proved of a puzzle; null for queens
 */
public record StrategyRunRow(
    String problem,
    String strategy,
    String instance,
    long tried,
    long placed,
    long boards,
    long solutions,
    String outcome,
    String verdict)
    implements CatalogRow {
  @Override
  public String table() {
    return "strategy_run";
  }

  @Override
  public Object[] values() {
    return new Object[] {
      problem(),
      strategy(),
      instance(),
      tried(),
      placed(),
      boards(),
      solutions(),
      outcome(),
      verdict()
    };
  }

  static StrategyRunRow read(ResultSet row) throws SQLException {
    return new StrategyRunRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getLong(4),
        row.getLong(5),
        row.getLong(6),
        row.getLong(7),
        row.getString(8),
        row.getString(9));
  }
}
