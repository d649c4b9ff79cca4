package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A row of {@code sudoku_collection}; {@code licence} may be null. */
public record CollectionRow(
    String collection, String title, String source, String licence, int puzzles)
    implements CatalogRow {
  @Override
  public String table() {
    return "sudoku_collection";
  }

  @Override
  public Object[] values() {
    return new Object[] {collection(), title(), source(), licence(), puzzles()};
  }

  static CollectionRow read(ResultSet row) throws SQLException {
    return new CollectionRow(
        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getInt(5));
  }
}
