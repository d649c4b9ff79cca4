package solutionary.verify;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * One cell of a catalogue, picked at random, and a change to it.
 *
 * @param column table and column, joined by a dot
 * @param change the statement that does it
 */
record RandomCell(String column, String change) {
  static RandomCell of(Path catalog, Random random) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + catalog);
        Statement statement = connection.createStatement()) {
      String table =
          pick(
              random,
              list(statement, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"));
      String columns = " FROM pragma_table_info('" + table + "')";
      String column = pick(random, list(statement, "SELECT name" + columns));
      List<String> keys = list(statement, "SELECT name" + columns + " WHERE pk > 0 ORDER BY pk");
      String row = pick(random, list(statement, rows(table, keys)));
      String type =
          list(statement, "SELECT type" + columns + " WHERE name = '" + column + "'").get(0);
      String changed = changed(column, type, random);
      return new RandomCell(
          table + "." + column,
          "UPDATE OR REPLACE " + table + " SET " + column + " = " + changed + " WHERE " + row);
    }
  }

  /** A query for the condition that names each row by its key. */
  private static String rows(String table, List<String> keys) {
    String condition =
        keys.stream()
            .map(key -> "'" + key + " = ' || quote(" + key + ")")
            .collect(Collectors.joining(" || ' AND ' || "));
    return "SELECT " + condition + " FROM " + table + " ORDER BY " + String.join(", ", keys);
  }

  private static String changed(String column, String type, Random random) {
    int place = random.nextInt(4);
    return switch (type) {
      case "INTEGER" -> "ifnull(" + column + ", 0) + " + (1 + random.nextInt(3));
      case "REAL" -> "ifnull(" + column + ", 0) + 3.0";
      default ->
          "substr(ifnull(%1$s, ''), 1, %2$d) || '?' || substr(ifnull(%1$s, ''), %2$d + 2)"
              .formatted(column, place);
    };
  }

  private static String pick(Random random, List<String> values) {
    return values.get(random.nextInt(values.size()));
  }

  private static List<String> list(Statement statement, String sql) throws SQLException {
    List<String> values = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        values.add(rows.getString(1));
      }
    }
    return values;
  }
}
