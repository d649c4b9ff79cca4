package solutionary.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Checks the header of the catalogue's file, as SQLite documents it. */
final class FileFormat {
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int SOLN = 0x534f4c4e;
  private static final int HEADER = 100;
  private static final int WRITE_VERSION = 18;
  private static final int READ_VERSION = 19;
  private static final int USER_VERSION = 60;
  private static final int APPLICATION_ID = 68;

  private FileFormat() {}

  /**
   * Checks it.
   *
   * @return whether the file is a catalogue at all, so that SQLite can be asked for the rest
   */
  static boolean check(Path file, Findings findings) {
    byte[] header = header(file, findings);
    if (header == null) {
      return false;
    }
    if (header.length < HEADER || !Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      findings.add("catalog file", "no SQLite database", "a catalogue, as the build writes it");
      return false;
    }
    ByteBuffer fields = ByteBuffer.wrap(header);
    findings.expect("catalog application_id", fields.getInt(APPLICATION_ID), SOLN);
    findings.expect("catalog user_version", fields.getInt(USER_VERSION), 1);
    checkJournalMode(header, WRITE_VERSION, findings);
    checkJournalMode(header, READ_VERSION, findings);
    return fields.getInt(APPLICATION_ID) == SOLN;
  }

  private static byte[] header(Path file, Findings findings) {
    if (!Files.exists(file)) {
      findings.add("catalog file", "no file " + file, "a catalogue, as the build writes it");
      return null;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEADER);
    } catch (IOException e) {
      findings.add("catalog file", file + " cannot be read: " + e, "a file one may read");
      return null;
    }
  }

  private static void checkJournalMode(byte[] header, int offset, Findings findings) {
    if (header[offset] != 1) {
      findings.add("catalog header byte " + offset, header[offset], "1 (journal mode DELETE)");
    }
  }
}
