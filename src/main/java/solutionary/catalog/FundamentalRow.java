package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;
import solutionary.queens.Placement;

/** A row of {@code queens_fundamental}: one orbit by its smallest placement. */
public record FundamentalRow(
    int n, int number, Placement placement, String symmetry, int orbitSize, boolean modular)
    implements CatalogRow {
  /** For example {@code Q8.3}. */
  public String label() {
    return "Q" + n + "." + number;
  }

  @Override
  public String table() {
    return "queens_fundamental";
  }

  @Override
  public Object[] values() {
    return new Object[] {
      n(),
      number(),
      label(),
      CatalogWriter.json(placement()),
      symmetry(),
      orbitSize(),
      CatalogWriter.bit(modular())
    };
  }

  static FundamentalRow read(ResultSet row) throws SQLException {
    return new FundamentalRow(
        row.getInt(1),
        row.getInt(2),
        Rows.placement(row.getString(3)),
        row.getString(4),
        row.getInt(5),
        row.getInt(6) == 1);
  }
}
