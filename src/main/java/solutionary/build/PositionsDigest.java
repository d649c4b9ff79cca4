package solutionary.build;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of what the command {@code queens N} prints: a line a solution, columns and spaces. */
final class PositionsDigest {
  private static final int FULL = 1 << 16;

  private final MessageDigest digest;
  private final StringBuilder waiting = new StringBuilder();

  PositionsDigest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  void add(int[] columns) {
    for (int i = 0; i < columns.length; i++) {
      waiting.append(columns[i]).append(i < columns.length - 1 ? ' ' : '\n');
    }
    if (waiting.length() > FULL) {
      drain();
    }
  }

  /** The digest of all that was added, in lower-case hexadecimal; nothing can be added after. */
  String sha256() {
    drain();
    return HexFormat.of().formatHex(digest.digest());
  }

  private void drain() {
    digest.update(waiting.toString().getBytes(StandardCharsets.US_ASCII));
    waiting.setLength(0);
  }
}
