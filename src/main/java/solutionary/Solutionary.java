package solutionary;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import solutionary.cli.Cli;
import solutionary.cli.ResultStream;
import solutionary.cli.Terminal;

/** Arguments in, exit status out. */
public final class Solutionary {
  private static final int BUFFER = 1 << 16;

  private Solutionary() {}

  /** Runs one command; a status other than 0 ends the process with it. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    ResultStream results = new ResultStream(new FileOutputStream(FileDescriptor.out));
    PrintStream out = utf8(new BufferedOutputStream(results, BUFFER));
    PrintStream err = utf8(System.err);
    Terminal terminal = new Terminal(System.in, out, err);
    int status = Cli.run(args, terminal);
    out.flush();
    if (results.loss().isPresent()) {
      status = Cli.resultsLost(results.loss().get(), terminal);
    }
    err.flush();
    if (status != 0) {
      System.exit(status);
    }
  }

  /** UTF-8, whatever the platform's charset is. */
  private static PrintStream utf8(OutputStream stream) {
    return new PrintStream(stream, false, StandardCharsets.UTF_8);
  }
}
