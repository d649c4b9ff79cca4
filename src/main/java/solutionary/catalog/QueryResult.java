package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/**
 * What a statement gives.
 *
 * @param columns their names, in order
 * @param rows their values: a {@code Long}, a {@code Double}, a {@code String}, or null; bytes as
 *     hexadecimal text
 */
public record QueryResult(List<String> columns, List<List<Object>> rows) {
  public QueryResult {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  static List<String> columns(ResultSet rows) throws SQLException {
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
      columns.add(rows.getMetaData().getColumnLabel(i));
    }
    return columns;
  }

  static List<Object> row(ResultSet rows) throws SQLException {
    List<Object> row = new ArrayList<>();
    for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
      row.add(value(rows, i));
    }
    return Collections.unmodifiableList(row);
  }

  private static Object value(ResultSet rows, int column) throws SQLException {
    Object value = rows.getObject(column);
    if (value instanceof Integer) {
      return rows.getLong(column);
    }
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value;
  }
}
