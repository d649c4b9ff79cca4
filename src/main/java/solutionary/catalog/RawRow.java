package solutionary.catalog;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The row at which a query of {@link RawCatalog} stands; columns are counted from 1. */
public final class RawRow {
  private final Path file;
  private final ResultSet row;

  RawRow(Path file, ResultSet row) {
    this.file = file;
    this.row = row;
  }

  /** The value as text; null where the column is NULL. */
  public String text(int column) {
    try {
      return row.getString(column);
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  /** The value as a whole number, as SQLite converts it; 0 where the column is NULL. */
  public long integer(int column) {
    try {
      return row.getLong(column);
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }
}
