package solutionary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where outputs really lie. */
final class Places {
  private Places() {}

  /** The absolute path of an output, links resolved; its folder must exist, itself it need not. */
  static Path real(Path output) throws IOException {
    if (output.toAbsolutePath().normalize().getFileName() == null) {
      throw new BuildException(output + ": is the root of all folders; name one in it");
    }
    if (Files.isSymbolicLink(output) && !Files.exists(output)) {
      throw new BuildException(
          output + ": is a link that leads to nothing; make what it leads to, or remove it");
    }
    if (Files.exists(output)) {
      return output.toRealPath();
    }
    Path absolute = output.toAbsolutePath().normalize();
    Path folder = absolute.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BuildException(
          output + ": its folder does not exist; create it, or name another place");
    }
    return folder.toRealPath().resolve(absolute.getFileName());
  }
}
