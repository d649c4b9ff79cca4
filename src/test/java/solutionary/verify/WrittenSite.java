package solutionary.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.stream.Stream;
import solutionary.site.FileRecord;
import solutionary.site.SiteOutput;

/** A site written straight into a folder. */
final class WrittenSite implements SiteOutput {
  private final Path folder;

  WrittenSite(Path folder) {
    this.folder = folder;
  }

  @Override
  public void write(String path, byte[] bytes) throws IOException {
    Files.write(prepared(path), bytes);
  }

  @Override
  public void copy(String path, Path file) throws IOException {
    Files.copy(file, prepared(path));
  }

  /** Writes {@code data/files.tsv} anew: whatever lies there now is the build's own. */
  void record() throws IOException {
    TreeMap<String, FileRecord> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      walk.filter(Files::isRegularFile).map(this::fileRecord).forEach(f -> files.put(f.path(), f));
    }
    files.remove(FileRecord.PATH);
    byte[] table = FileRecord.table(files.values()).getBytes(StandardCharsets.UTF_8);
    Files.write(prepared(FileRecord.PATH), table);
  }

  private FileRecord fileRecord(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      String path = folder.relativize(file).toString().replace('\\', '/');
      return new FileRecord(path, bytes.length, Digests.of(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path prepared(String path) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    return file;
  }
}
