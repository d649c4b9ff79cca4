package solutionary.catalog;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Inserts rows of one table, many to a statement; rows still waiting go in at {@link #flush}. */
final class Inserter implements AutoCloseable {
  /** Fewer rows a statement cost more CPU, and so did ten times as many. */
  private static final int ROWS_A_STATEMENT = 100;

  private final Connection connection;
  private final String table;
  private final int columns;
  private final PreparedStatement full;
  private final List<Object> waiting = new ArrayList<>();

  Inserter(Connection connection, String table, int columns) throws SQLException {
    this.connection = connection;
    this.table = table;
    this.columns = columns;
    this.full = connection.prepareStatement(insert(ROWS_A_STATEMENT));
  }

  /** Adds a row, its values in the order of the table's columns. */
  void add(Object... values) throws SQLException {
    if (values.length != columns) {
      throw new IllegalArgumentException(table + " has " + columns + " columns");
    }
    waiting.addAll(Arrays.asList(values));
    if (waiting.size() == ROWS_A_STATEMENT * columns) {
      send(full);
    }
  }

  void flush() throws SQLException {
    if (!waiting.isEmpty()) {
      try (PreparedStatement rest = connection.prepareStatement(insert(waiting.size() / columns))) {
        send(rest);
      }
    }
  }

  @Override
  public void close() throws SQLException {
    full.close();
  }

  private void send(PreparedStatement statement) throws SQLException {
    for (int i = 0; i < waiting.size(); i++) {
      statement.setObject(i + 1, waiting.get(i));
    }
    statement.executeUpdate();
    waiting.clear();
  }

  private String insert(int rows) {
    String row = "(" + "?,".repeat(columns - 1) + "?)";
    return "INSERT INTO " + table + " VALUES " + (row + ",").repeat(rows - 1) + row;
  }
}
