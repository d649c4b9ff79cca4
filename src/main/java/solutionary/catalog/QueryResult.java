package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
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

  static List<Object> row(ResultSet rows, int columns) throws SQLException {
    Object[] row = new Object[columns];
    for (int i = 0; i < columns; i++) {
      row[i] = value(rows.getObject(i + 1));
    }
    return Collections.unmodifiableList(Arrays.asList(row));
  }

  private static Object value(Object value) {
    if (value instanceof Integer number) {
      return number.longValue();
    }
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value;
  }
}
