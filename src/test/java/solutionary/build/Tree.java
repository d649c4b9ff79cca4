package solutionary.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What lies in a folder, for comparing. */
public final class Tree {
  private Tree() {}

  /** Every file with its content. */
  public static SortedMap<String, String> contents(Path folder) {
    return each(folder, Tree::content);
  }

  /** Every file with its identity and time of change. */
  static SortedMap<String, String> identities(Path folder) {
    return each(folder, Tree::identity);
  }

  private interface Look {
    String at(Path file) throws IOException;
  }

  private static SortedMap<String, String> each(Path folder, Look look) {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile)::iterator) {
        files.put(folder.relativize(file).toString(), look.at(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static String content(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
  }

  private static String identity(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return attributes.fileKey() + " " + attributes.lastModifiedTime();
  }
}
