package solutionary.catalog;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import solutionary.queens.Placement;

/**
 * Writes a new catalogue. Rows go into a working file; {@link #writeTo} copies them, packed, into a
 * file whose bytes depend on nothing but the rows.
 */
public final class CatalogWriter implements AutoCloseable {
  private final Path workingFile;
  private final Connection connection;
  private final Map<String, Inserter> inserters = new LinkedHashMap<>();

  private CatalogWriter(Path workingFile, Connection connection) {
    this.workingFile = workingFile;
    this.connection = connection;
  }

  /**
   * Starts a catalogue.
   *
   * @param workingFile a file that does not exist yet; the caller removes it afterwards
   */
  public static CatalogWriter create(Path workingFile) {
    try {
      Connection connection = Sqlite.create(workingFile);
      CatalogWriter writer = new CatalogWriter(workingFile, connection);
      for (String statement : Schema.tables()) {
        Sqlite.execute(connection, statement);
      }
      connection.setAutoCommit(false);
      return writer;
    } catch (SQLException e) {
      throw Sqlite.failure(workingFile, e);
    }
  }

  /** Adds a row. */
  public void add(CatalogRow row) {
    insert(row.table(), row.values());
  }

  /**
   * Adds a row of {@code queens_solution}; there are millions of these.
   *
   * @param columns the column 1…n of each row
   */
  public void addSolution(long number, int[] columns, int fundamental, String transform) {
    insert("queens_solution", columns.length, number, json(columns), fundamental, transform);
  }

  /**
   * Ends the catalogue; nothing can be added afterwards.
   *
   * @param target a file that does not exist yet
   */
  public void writeTo(Path target) {
    try {
      for (NoteRow note : notes()) {
        insert("catalog_note", note.object(), note.field(), note.meaning());
      }
      for (Inserter inserter : inserters.values()) {
        inserter.flush();
      }
      connection.commit();
      close();
      pack(target);
    } catch (SQLException e) {
      throw Sqlite.failure(target, e);
    }
  }

  /** A connection of its own: the bytes then depend on no statement that ran before. */
  private void pack(Path target) throws SQLException {
    try (Connection packing = Sqlite.create(workingFile)) {
      for (String statement : Schema.indices()) {
        Sqlite.execute(packing, statement);
      }
      Sqlite.requireForeignKeys(packing);
      Sqlite.vacuumInto(packing, target);
    }
  }

  @Override
  public void close() {
    try {
      for (Inserter inserter : inserters.values()) {
        inserter.close();
      }
      connection.close();
    } catch (SQLException e) {
      throw Sqlite.failure(workingFile, e);
    }
  }

  private void insert(String table, Object... values) {
    try {
      Inserter inserter = inserters.get(table);
      if (inserter == null) {
        inserter = new Inserter(connection, table, values.length);
        inserters.put(table, inserter);
      }
      inserter.add(values);
    } catch (SQLException e) {
      throw new CatalogException("cannot write to " + table + ": " + e.getMessage(), e);
    }
  }

  private List<NoteRow> notes() throws SQLException {
    List<NoteRow> notes = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")) {
      while (rows.next()) {
        notes.addAll(Schema.notes(rows.getString(1)));
      }
    }
    return notes;
  }

  static String json(Placement placement) {
    return placement.columns().toString().replace(" ", "");
  }

  private static String json(int[] columns) {
    StringBuilder json = new StringBuilder(2 + 3 * columns.length);
    for (int column : columns) {
      json.append(json.length() == 0 ? '[' : ',').append(column);
    }
    return json.append(']').toString();
  }

  static Integer bit(Boolean value) {
    return value == null ? null : value ? 1 : 0;
  }
}
