package solutionary.build;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A build that cannot go on; the message says where, what, and what would be right. */
public final class BuildException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BuildException(String message) {
    super(message);
  }

  /** A failed file operation in words. */
  public BuildException(IOException e) {
    super(words(e), e);
  }

  private static String words(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": no such file or folder";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": access denied; make it writable, or name another place";
    }
    if (e instanceof FileSystemException failed && failed.getReason() != null) {
      return failed.getFile() + ": " + failed.getReason();
    }
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}
