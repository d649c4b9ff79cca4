package solutionary.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Where results go; it remembers why a write failed, which a PrintStream does not tell. */
public final class ResultStream extends OutputStream {
  /** What the system says when the reader of a pipe has gone away, as {@code head} does. */
  private static final String NO_READER = "Broken pipe";

  private final OutputStream target;
  private IOException failure;

  public ResultStream(OutputStream target) {
    this.target = target;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      target.write(bytes, from, length);
    } catch (IOException e) {
      failure = failure == null ? e : failure;
      throw e;
    }
  }

  /** Why results were lost; empty when none were, or when nobody reads them any more. */
  public Optional<String> loss() {
    return Optional.ofNullable(failure)
        .map(e -> String.valueOf(e.getMessage()))
        .filter(reason -> !reason.contains(NO_READER));
  }
}
