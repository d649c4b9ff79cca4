package solutionary.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import solutionary.build.BuildException;

/** The name of a file or folder, as the command line gives it. */
final class FilePath implements ITypeConverter<Path> {
  /**
   * @throws BuildException when no file can have this name
   */
  static Path of(String name) {
    if (name.isEmpty()) {
      throw new BuildException("'" + name + "' names no file and no folder");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BuildException(
          "'"
              + name
              + "' has characters that no file name has in this locale; run with LC_ALL=C.UTF-8");
    }
  }

  /**
   * Asks only for something that can be read, a pipe as well as a plain file.
   *
   * @throws BuildException when it cannot be opened
   */
  static void requireReadable(Path file) {
    if (!Files.isReadable(file)) {
      String what = Files.exists(file) ? "cannot be read" : "no such file";
      throw new BuildException(file + ": " + what);
    }
    if (Files.isDirectory(file)) {
      throw new BuildException(file + ": is a folder; name the files in it");
    }
  }

  @Override
  public Path convert(String name) {
    try {
      return of(name);
    } catch (BuildException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
