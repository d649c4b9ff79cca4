package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code catalog_note}: what a table, view or column holds; {@code field} is empty for the
 * object itself.
 */
public record NoteRow(String object, String field, String meaning) {
  static NoteRow read(ResultSet row) throws SQLException {
    return new NoteRow(row.getString(1), row.getString(2), row.getString(3));
  }
}
