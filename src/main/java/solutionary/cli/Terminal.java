package solutionary.cli;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes.
 *
 * @param in standard input
 * @param out results
 * @param err progress and messages
 */
public record Terminal(InputStream in, PrintStream out, PrintStream err) {
  /** Whether the reader of the results has gone away, as {@code head} does. */
  boolean isOutputClosed() {
    return out.checkError();
  }

  /** Prints a message as one line that ends with a line feed on every system. */
  void say(String message) {
    err.print(message + "\n");
    err.flush();
  }
}
