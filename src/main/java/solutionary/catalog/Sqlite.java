package solutionary.catalog;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Pattern;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteJDBCLoader;

/** Opens SQLite files, and says in plain words what went wrong with one. */
final class Sqlite {
  private static final Pattern DRIVERS_FRAME =
      Pattern.compile("^\\[SQLITE_\\w+] [^(]*(?:\\([^()]*\\) [^(]*)?\\((.*)\\)$", Pattern.DOTALL);

  /** What the driver says, before it runs a statement, of one that has no columns. */
  private static final String NO_ROWS = "Query does not return results";

  private Sqlite() {}

  /** A new working file, fast rather than safe: a build that dies starts again. */
  static Connection create(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setPageSize(4096);
    config.setJournalMode(SQLiteConfig.JournalMode.OFF);
    config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
    config.setApplicationId(Schema.APPLICATION_ID);
    config.setUserVersion(Schema.USER_VERSION);
    return connect(file, config);
  }

  /** An existing file, which is never changed, not even by a statement that tries to. */
  static Connection openReadOnly(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return connect(file, config);
  }

  /** An existing file, for asking whether another program holds it. */
  static Connection openForWriting(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(0);
    return connect(file, config);
  }

  /** Copies a database, packed: the same rows give the same bytes. */
  static void vacuumInto(Connection connection, Path target) throws SQLException {
    try (PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
      vacuum.setString(1, target.toString());
      vacuum.execute();
    }
  }

  /** Rows are inserted without looking at foreign keys, and all of these are checked at the end. */
  static void requireForeignKeys(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet violations = statement.executeQuery("PRAGMA foreign_key_check")) {
      if (violations.next()) {
        throw new SQLException(
            violations.getString(1) + " has a row without its row in " + violations.getString(3));
      }
    }
  }

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  static boolean isBusy(SQLException e) {
    return e instanceof SQLiteException sqlite
        && (sqlite.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_BUSY.code;
  }

  /** The failure in words: which file, what SQLite said, and a remedy where there is one. */
  static CatalogException failure(Path file, SQLException e) {
    if (isBusy(e)) {
      return new CatalogException(
          file + ": in use by another program; close it there, or wait, and run again", e);
    }
    return new CatalogException(file + ": " + words(e), e);
  }

  /** What SQLite says, without the driver's name and translation of the error's code. */
  private static String words(SQLException e) {
    String message = String.valueOf(e.getMessage());
    return message.equals(NO_ROWS)
        ? "this statement gives no rows; a catalogue is asked with SELECT, and never changed"
        : DRIVERS_FRAME.matcher(message).replaceFirst("$1");
  }

  private static Connection connect(Path file, SQLiteConfig config) throws SQLException {
    requireNativeLibrary();
    return config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
  }

  /** The driver unpacks its native library into a temporary folder, which may forbid execution. */
  private static void requireNativeLibrary() {
    try {
      SQLiteJDBCLoader.initialize();
    } catch (Exception e) {
      throw new CatalogException(
          "the SQLite driver cannot load its native library from "
              + System.getProperty("org.sqlite.tmpdir", System.getProperty("java.io.tmpdir"))
              + " (a folder that forbids execution, or is not writable?);"
              + " name another one: java -Dorg.sqlite.tmpdir=FOLDER -jar solutionary.jar",
          e);
    }
  }
}
