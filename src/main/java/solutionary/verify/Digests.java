package solutionary.verify;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256 at hand. */
final class Digests {
  private Digests() {}

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
