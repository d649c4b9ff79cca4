package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code sudoku_technique}.
 *
 * @param place 1, 2, … in the order in which they are tried
 * @param rating the lowest that a step of it can have, with one decimal
 */
public record TechniqueRow(String technique, int place, String title, double rating)
    implements CatalogRow {
  @Override
  public String table() {
    return "sudoku_technique";
  }

  @Override
  public Object[] values() {
    return new Object[] {technique(), place(), title(), rating()};
  }

  static TechniqueRow read(ResultSet row) throws SQLException {
    return new TechniqueRow(row.getString(1), row.getInt(2), row.getString(3), row.getDouble(4));
  }
}
