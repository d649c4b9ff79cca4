package solutionary.browser.compiler;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** What the script is made from. */
final class Inputs {
  private static final List<String> ROOMS =
      List.of("queens", "sudoku", "bishop", "find", "browser");

  private Inputs() {}

  /**
   * One digest of the names and bytes of all classes of the rooms, and of the names of all files on
   * the class path, which hold their versions.
   */
  static String digest(Path classes, List<String> classPath) throws IOException {
    MessageDigest digest = sha256();
    for (String entry : classPath) {
      digest.update(Path.of(entry).getFileName().toString().getBytes(StandardCharsets.UTF_8));
    }
    for (String room : ROOMS) {
      for (Path file : files(classes.resolve("solutionary").resolve(room))) {
        digest.update(classes.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static List<Path> files(Path room) throws IOException {
    try (Stream<Path> walk = Files.walk(room)) {
      return walk.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
