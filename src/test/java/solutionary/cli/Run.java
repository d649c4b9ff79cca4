package solutionary.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One run of the command line, with all that it printed. */
public record Run(int status, String out, String err) {
  public static Run of(Object... args) {
    return withInput("", args);
  }

  public static Run withInput(String input, Object... args) {
    return withInput(input.getBytes(StandardCharsets.UTF_8), args);
  }

  static Run withInput(byte[] input, Object... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    int status = Cli.run(words, terminal);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** A build of n ≤ 4 without puzzles into catalog.db and site of a folder, and further options. */
  public static Run smallBuild(Path folder, Object... more) {
    List<Object> args =
        new ArrayList<>(
            List.of(
                "build",
                "--max-n",
                "4",
                "--no-bundled",
                "--quiet",
                "--catalog",
                folder.resolve("catalog.db"),
                "--site",
                folder.resolve("site")));
    args.addAll(List.of(more));
    return of(args.toArray());
  }
}
