package solutionary.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import solutionary.sudoku.formats.PuzzleReader;
import solutionary.sudoku.formats.SourcePuzzle;

/**
 * A file of puzzles, or standard input.
 *
 * @param file null for standard input
 */
record PuzzleInput(Path file) {
  /**
   * The inputs that the arguments name; all files exist.
   *
   * @throws BuildException when one cannot be opened
   */
  static List<PuzzleInput> of(List<String> names) {
    if (names.isEmpty()) {
      return List.of(new PuzzleInput(null));
    }
    List<PuzzleInput> inputs =
        names.stream()
            .map(name -> new PuzzleInput(name.equals("-") ? null : FilePath.of(name)))
            .toList();
    inputs.stream()
        .map(PuzzleInput::file)
        .filter(Objects::nonNull)
        .forEach(FilePath::requireReadable);
    return inputs;
  }

  /** Reads all puzzles, tells what is none, and returns how many of these there were. */
  long read(Consumer<SourcePuzzle> puzzles, Terminal terminal) throws IOException {
    long[] rejections = {0};
    try (InputStream in = open(terminal)) {
      PuzzleReader.read(
          name(),
          in,
          puzzles,
          rejection -> {
            rejections[0]++;
            terminal.say(rejection.message());
          });
    }
    return rejections[0];
  }

  private String name() {
    return file == null ? "standard input" : file.toString();
  }

  private InputStream open(Terminal terminal) throws IOException {
    return file == null ? new Unclosed(terminal.in()) : Files.newInputStream(file);
  }

  /** Standard input stays open. */
  private static final class Unclosed extends FilterInputStream {
    Unclosed(InputStream in) {
      super(in);
    }

    @Override
    public void close() {}
  }
}
