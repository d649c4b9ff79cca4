package solutionary.build;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.TreeSet;
import solutionary.site.FileRecord;
import solutionary.site.SiteOutput;

/**
 * The site as it will be: files that differ from the published ones lie in the staging folder, and
 * of the others only the names are kept until the whole is needed.
 */
final class StagedSite implements SiteOutput {
  private final PublishedSite published;
  private final Path folder;
  private final TreeMap<String, FileRecord> written = new TreeMap<>();
  private final TreeSet<String> equal = new TreeSet<>();

  StagedSite(PublishedSite published, Path folder) {
    this.published = published;
    this.folder = folder;
  }

  @Override
  public void write(String path, byte[] bytes) throws IOException {
    record(new FileRecord(path, bytes.length, HexFormat.of().formatHex(sha256().digest(bytes))));
    stage(path, bytes);
  }

  @Override
  public void copy(String path, Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in =
        new DigestInputStream(new BufferedInputStream(Files.newInputStream(file)), digest)) {
      in.transferTo(java.io.OutputStream.nullOutputStream());
    }
    record(new FileRecord(path, Files.size(file), HexFormat.of().formatHex(digest.digest())));
    if (published.holds(path) && Files.mismatch(published.resolve(path), file) < 0) {
      equal.add(path);
    } else {
      Files.copy(file, prepared(path));
    }
  }

  /** Writes the record of all files, the last of them. */
  void finish() throws IOException {
    stage(FileRecord.PATH, FileRecord.table(written.values()).getBytes(StandardCharsets.UTF_8));
  }

  /** How many files the site has, its record among them. */
  int files() {
    return written.size() + 1;
  }

  /** How many files are new or differ from the published ones. */
  int changed() {
    return files() - equal.size();
  }

  /** How many published files are no longer part of the site. */
  int removed() {
    return (int) published.files().stream().filter(path -> !isPartOfSite(path)).count();
  }

  /** Whether publishing would change anything. */
  boolean differs() {
    return changed() > 0 || removed() > 0;
  }

  /** Makes the staging folder hold the whole site; equal files are linked, not written again. */
  Path complete() throws IOException {
    for (String path : equal) {
      link(published.resolve(path), prepared(path));
    }
    return folder;
  }

  private boolean isPartOfSite(String path) {
    return written.containsKey(path) || path.equals(FileRecord.PATH);
  }

  private void record(FileRecord file) {
    if (written.put(file.path(), file) != null) {
      throw new IllegalStateException("two pages have the path " + file.path());
    }
  }

  private void stage(String path, byte[] bytes) throws IOException {
    if (published.holds(path) && isEqual(published.resolve(path), bytes)) {
      equal.add(path);
    } else {
      write(prepared(path), bytes);
    }
  }

  /** A failure names its place, also that of a full disk. */
  private static void write(Path file, byte[] bytes) throws IOException {
    try {
      Files.write(file, bytes);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }

  private Path prepared(String path) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    return file;
  }

  private static boolean isEqual(Path file, byte[] bytes) throws IOException {
    return Files.size(file) == bytes.length && Arrays.equals(Files.readAllBytes(file), bytes);
  }

  private static void link(Path from, Path to) throws IOException {
    try {
      Files.createLink(to, from);
    } catch (UnsupportedOperationException | FileSystemException e) {
      Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
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
