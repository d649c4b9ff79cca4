package solutionary.catalog;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import solutionary.queens.Placement;

/**
 * Reads the rows of a catalogue as records.
 *
 * @param file what messages name
 */
record Rows(Path file, Connection connection) {
  static Integer integer(ResultSet row, int column) throws SQLException {
    return row.getObject(column) == null ? null : row.getInt(column);
  }

  /** A JSON array of whole numbers, without white space, as the writer writes it. */
  static Placement placement(String json) {
    List<Integer> columns = new ArrayList<>();
    int column = 0;
    for (int i = 1; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c == ',' || c == ']') {
        columns.add(column);
        column = 0;
      } else {
        column = 10 * column + c - '0';
      }
    }
    return new Placement(columns);
  }

  /** Makes a record of the row that a result set stands at. */
  interface Mapper<T> {
    T map(ResultSet row) throws SQLException;
  }

  /** The rows that a statement gives, in its order. */
  <T> List<T> list(String sql, Mapper<T> mapper, Object... arguments) {
    List<T> rows = new ArrayList<>();
    forEach(sql, mapper, rows::add, arguments);
    return List.copyOf(rows);
  }

  /** The same, streamed. */
  <T> void forEach(String sql, Mapper<T> mapper, Consumer<T> consumer, Object... arguments) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          consumer.accept(mapper.map(rows));
        }
      }
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }
}
