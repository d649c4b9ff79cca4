package solutionary.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;

/** The SHA-256 of files, in lower-case hexadecimal. */
final class FileDigest {
  private static final int BUFFER = 1 << 16;

  private FileDigest() {}

  static String of(byte[] bytes) {
    return HexFormat.of().formatHex(Digests.sha256().digest(bytes));
  }

  /** Of a file of any size. */
  static String of(Path file) throws IOException {
    MessageDigest digest = Digests.sha256();
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
