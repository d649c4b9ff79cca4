package solutionary.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** What can be told of a file at a catalogue's place before it is opened or replaced. */
public final class CatalogFile {
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = 100;
  private static final int APPLICATION_ID_OFFSET = 68;

  private CatalogFile() {}

  /**
   * Requires a catalogue of ours.
   *
   * @throws CatalogException when there is no file, or it is something else
   */
  public static void requireCatalog(Path file) {
    if (!Files.exists(file)) {
      throw new CatalogException(
          file + ": no such file; build writes a catalogue, --catalog names another");
    }
    if (!Files.isRegularFile(file)) {
      throw new CatalogException(file + ": is a folder, not a catalogue file");
    }
    byte[] header = header(file);
    if (header.length < HEADER || !startsWithMagic(header)) {
      throw new CatalogException(file + ": is not an SQLite database, so no catalogue");
    }
    int id = ByteBuffer.wrap(header).getInt(APPLICATION_ID_OFFSET);
    if (id != Schema.APPLICATION_ID) {
      throw new CatalogException(
          file
              + ": is another program's database (application id "
              + id
              + "); a catalogue has "
              + Schema.APPLICATION_ID);
    }
  }

  /**
   * Requires that a new catalogue may take this place: nothing stands there, or a catalogue that no
   * other program holds.
   */
  public static void requireReplaceable(Path file) {
    if (Files.exists(file)) {
      requireCatalog(file);
      requireNotInUse(file);
    }
  }

  private static void requireNotInUse(Path file) {
    try (Connection connection = Sqlite.openForWriting(file)) {
      Sqlite.execute(connection, "BEGIN IMMEDIATE");
      Sqlite.execute(connection, "ROLLBACK");
    } catch (SQLException e) {
      if (Sqlite.isBusy(e)) {
        throw Sqlite.failure(file, e);
      }
    }
  }

  private static byte[] header(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEADER);
    } catch (IOException e) {
      throw new CatalogException(file + ": cannot be read: " + e.getMessage(), e);
    }
  }

  private static boolean startsWithMagic(byte[] header) {
    return java.util.Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }
}
