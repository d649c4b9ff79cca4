package solutionary.build;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/**
 * A hidden folder beside an output, locked while a build works in it. It lies on the same file
 * system, so that what is ready can be moved over at once.
 */
final class StagingFolder implements AutoCloseable {
  private static final Set<PosixFilePermission> WRITE =
      Set.of(
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_WRITE);

  /** Bytes; all but one of them take no room on the disk. */
  private static final long LARGEST_LOCK = 10_000_000;

  private final Path folder;
  private final FileChannel lock;

  private StagingFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** Where the staging folder of an output lies. */
  static Path beside(Path output) {
    return output.resolveSibling(".solutionary-" + output.getFileName());
  }

  /**
   * Makes the folder and locks it.
   *
   * @throws BuildException when the place cannot be written, or another build holds it
   */
  static StagingFolder lock(Path output) throws IOException {
    requireWritable(output.getParent());
    Path folder = beside(output);
    while (true) {
      Files.createDirectories(folder);
      Path file = folder.resolve("lock");
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!tryLock(channel)) {
        channel.close();
        throw new BuildException(
            output + ": another build is writing it; wait until it has ended, then run again");
      }
      if (isAt(file, channel)) {
        return new StagingFolder(folder, channel);
      }
      channel.close();
    }
  }

  Path resolve(String name) {
    return folder.resolve(name);
  }

  /** Removes whatever an earlier build left, except the lock. */
  void clear() throws IOException {
    for (Path child : children()) {
      if (!child.getFileName().toString().equals("lock")) {
        delete(child);
      }
    }
  }

  @Override
  public void close() throws IOException {
    delete(folder);
    lock.close();
  }

  /** Deletes a file or a folder with all that is in it; links are not followed. */
  static void delete(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> walk = Files.walk(path)) {
      for (Path each : walk.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    }
  }

  /** A folder whose owner took every write bit away is meant to stay as it is, also for root. */
  static void requireWritable(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new BuildException(folder + ": no such folder; create it, or name another one");
    }
    if (!Files.isWritable(folder) || hasNoWriteBit(folder)) {
      throw new BuildException(
          folder + ": the folder is read-only; make it writable, or name another place");
    }
  }

  private static boolean hasNoWriteBit(Path folder) throws IOException {
    try {
      return Files.getPosixFilePermissions(folder).stream().noneMatch(WRITE::contains);
    } catch (UnsupportedOperationException e) {
      return false;
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /**
   * Stretches the locked file to a size that no other has by chance, and looks whether the file at
   * the path has it: another build may have removed the folder, and a third one made it anew,
   * between opening and locking. The file must not be opened for that: POSIX takes all locks of a
   * process from a file as soon as the process closes it once.
   */
  private static boolean isAt(Path file, FileChannel channel) throws IOException {
    long size = ThreadLocalRandom.current().nextLong(1, LARGEST_LOCK);
    channel.truncate(0);
    channel.write(ByteBuffer.allocate(1), size - 1);
    try {
      return Files.size(file) == size;
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  private List<Path> children() throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.toList();
    }
  }
}
