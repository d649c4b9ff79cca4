package solutionary.catalog;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Consumer;

/**
 * A catalogue read as it stands, whatever its rows hold: for looking at one that may be damaged.
 * {@link Catalog} is for one that can be trusted.
 */
public final class RawCatalog implements AutoCloseable {
  private final Path file;
  private final Connection connection;
  private final Rows rows;

  private RawCatalog(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
    this.rows = new Rows(file, connection);
  }

  /**
   * Opens a catalogue; the file is never changed.
   *
   * @throws CatalogException when there is none, or the file is something else
   */
  public static RawCatalog open(Path file) {
    CatalogFile.requireCatalog(file);
    try {
      return new RawCatalog(file, Sqlite.openReadOnly(file));
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  /**
   * Hands over the rows of a query one by one; none is kept.
   *
   * @param arguments the values of its question marks
   * @throws CatalogException when SQLite cannot read them, or knows no such table or column
   */
  public void forEach(String sql, Consumer<RawRow> consumer, Object... arguments) {
    rows.forEach(sql, row -> new RawRow(file, row), consumer, arguments);
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
