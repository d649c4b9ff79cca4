package solutionary.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The lines of a file that begin with 81 cells; blanks may be dots or zeros. */
final class PuzzleLines {
  private PuzzleLines() {}

  /** Each line's fields, the first of them the givens with dots for blanks. */
  static List<String[]> read(String file) throws IOException {
    return Files.readAllLines(Path.of(file)).stream()
        .filter(line -> line.matches("[0-9.]{81}(\t.*)?"))
        .map(line -> line.split("\t"))
        .peek(fields -> fields[0] = fields[0].replace('0', '.'))
        .toList();
  }
}
