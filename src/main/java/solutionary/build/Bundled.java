package solutionary.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files that come with the program. */
final class Bundled {
  private Bundled() {}

  /** The bytes of a file, its path relative to the program's own resources. */
  static byte[] bytes(String path) {
    try (InputStream in = Bundled.class.getResourceAsStream("/solutionary/" + path)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of a TAB-separated file, its comments and its line of column names left out. */
  static List<String[]> table(String path) {
    return new String(bytes(path), StandardCharsets.UTF_8)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .skip(1)
        .map(line -> line.split("\t", -1))
        .toList();
  }
}
