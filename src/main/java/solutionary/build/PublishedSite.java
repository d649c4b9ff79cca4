package solutionary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import solutionary.site.FileRecord;

/**
 * What stands at the site's place before a build: nothing, or files that an earlier build recorded.
 */
final class PublishedSite {
  private final Path folder;
  private final Set<String> files;

  private PublishedSite(Path folder, Set<String> files) {
    this.folder = folder;
    this.files = files;
  }

  /**
   * Looks at the place.
   *
   * @throws BuildException when something stands there that no build recorded as its own
   */
  static PublishedSite at(Path folder) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return new PublishedSite(folder, Set.of());
    }
    if (!Files.isDirectory(folder)) {
      throw new BuildException(folder + ": is a file; a site needs a folder");
    }
    StagingFolder.requireWritable(folder);
    Set<String> files = list(folder);
    requireOwn(folder, files);
    return new PublishedSite(folder, files);
  }

  Set<String> files() {
    return files;
  }

  boolean holds(String path) {
    return files.contains(path);
  }

  Path resolve(String path) {
    return folder.resolve(path);
  }

  private static void requireOwn(Path folder, Set<String> files) throws IOException {
    Set<String> own = new HashSet<>();
    FileRecord.read(folder).forEach(file -> own.add(file.path()));
    if (!own.isEmpty()) {
      own.add(FileRecord.PATH);
    }
    List<String> foreign =
        files.stream()
            .filter(path -> !own.contains(path) || !isPlainFile(folder.resolve(path)))
            .toList();
    if (!foreign.isEmpty()) {
      throw new BuildException(
          folder
              + ": holds "
              + (foreign.size() == 1 ? "a file" : foreign.size() + " files")
              + " that no build recorded as its own, among them "
              + foreign.get(0)
              + "; move them away, or name another folder with --site");
    }
  }

  /** Everything below a folder but folders; an empty folder counts with a slash at its end. */
  private static Set<String> list(Path folder) throws IOException {
    Set<String> files = new TreeSet<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path path : (Iterable<Path>) walk::iterator) {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
          files.add(name(folder, path));
        } else if (!path.equals(folder) && isEmpty(path)) {
          files.add(name(folder, path) + "/");
        }
      }
    }
    return files;
  }

  private static String name(Path folder, Path path) {
    return folder.relativize(path).toString().replace(path.getFileSystem().getSeparator(), "/");
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.findAny().isEmpty();
    }
  }

  private static boolean isPlainFile(Path path) {
    return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
  }
}
