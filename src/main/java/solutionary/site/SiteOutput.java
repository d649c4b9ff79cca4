package solutionary.site;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The one door through which files of the site go out. Paths are relative, parts joined by a slash.
 */
public interface SiteOutput {
  /**
   * Puts out one file.
   *
   * @throws IllegalStateException when the path was put out before
   */
  void write(String path, byte[] bytes) throws IOException;

  /** Puts out a copy of a file of any size. */
  void copy(String path, Path file) throws IOException;
}
