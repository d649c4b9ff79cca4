package solutionary.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A catalogue opened for reading. Every list has a fixed order: the key of its table. */
public final class Catalog implements AutoCloseable {
  private final Path file;
  private final Connection connection;
  private final Rows rows;

  private Catalog(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
    this.rows = new Rows(file, connection);
  }

  /**
   * Opens a catalogue; the file is never changed.
   *
   * @throws CatalogException when there is none, or the file is something else
   */
  public static Catalog open(Path file) {
    CatalogFile.requireCatalog(file);
    try {
      return new Catalog(file, Sqlite.openReadOnly(file));
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  public QueensTables queens() {
    return new QueensTables(rows);
  }

  public SudokuTables sudoku() {
    return new SudokuTables(rows);
  }

  public StrategyTables strategies() {
    return new StrategyTables(rows);
  }

  public List<BishopRow> bishops() {
    return rows.list(
        "SELECT row, col, attacked FROM bishop_board ORDER BY row, col", BishopRow::read);
  }

  public List<NoteRow> notes() {
    return rows.list(
        "SELECT object, field, meaning FROM catalog_note ORDER BY object, field", NoteRow::read);
  }

  /**
   * The rows of any one statement that reads.
   *
   * @throws IllegalArgumentException when there is not exactly one statement
   * @throws CatalogException when SQLite refuses it; the message is SQLite's
   */
  public QueryResult query(String sql) {
    List<String> columns = new ArrayList<>();
    List<List<Object>> rows = new ArrayList<>();
    query(sql, columns::addAll, rows::add);
    return new QueryResult(columns, rows);
  }

  /** The same, streamed: first the names of the columns, then row after row. */
  public void query(String sql, Consumer<List<String>> columns, Consumer<List<Object>> row) {
    SingleStatement.require(sql);
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet rows = executed(statement)) {
      List<String> names = QueryResult.columns(rows);
      columns.accept(names);
      while (rows.next()) {
        row.accept(QueryResult.row(rows, names.size()));
      }
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  private static ResultSet executed(PreparedStatement statement) throws SQLException {
    int parameters = statement.getParameterMetaData().getParameterCount();
    if (parameters > 0) {
      throw new IllegalArgumentException(
          "parameters without a value: " + parameters + "; write the values into the statement");
    }
    return statement.executeQuery();
  }

  /** The file that was opened. */
  public Path file() {
    return file;
  }

  /** Bytes of the file. */
  public long bytes() {
    try {
      return Files.size(file);
    } catch (java.io.IOException e) {
      throw new CatalogException(file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }
}
