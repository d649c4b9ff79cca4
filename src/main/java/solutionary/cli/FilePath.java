package solutionary.cli;

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
    if (name.isBlank()) {
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

  @Override
  public Path convert(String name) {
    try {
      return of(name);
    } catch (BuildException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
