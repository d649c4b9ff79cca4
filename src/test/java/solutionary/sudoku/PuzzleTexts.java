package solutionary.sudoku;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Puzzles for tests out of text files with one puzzle of 81 characters at the start of a line. */
public final class PuzzleTexts {
  private PuzzleTexts() {}

  /** The 611 bundled puzzles, collection by collection. */
  public static List<Grid> bundled() {
    return Stream.of(
            "landmarks.tsv",
            "qqwing-simple.sdm",
            "qqwing-easy.sdm",
            "qqwing-intermediate.sdm",
            "qqwing-expert.sdm",
            "exchange-diabolical.tsv")
        .flatMap(file -> in("puzzles/" + file).stream())
        .toList();
  }

  /** The eleven well-known single puzzles. */
  public static List<Grid> landmarks() {
    return in("puzzles/landmarks.tsv");
  }

  /** The only puzzle of a file of cases. */
  public static Grid inCase(String file) {
    return in("cases/" + file).get(0);
  }

  private static List<Grid> in(String file) {
    try (InputStream bytes = PuzzleTexts.class.getResourceAsStream("/solutionary/" + file)) {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.length() >= Grid.CELLS && !line.startsWith("#"))
          .map(line -> new Grid(line.substring(0, Grid.CELLS).replace('0', '.')))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
