package solutionary.sudoku.techniques;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The puzzles that the tests of this room run on. */
final class Puzzles {
  private static final List<String> BUNDLED =
      List.of(
          "landmarks.tsv",
          "qqwing-simple.sdm",
          "qqwing-easy.sdm",
          "qqwing-intermediate.sdm",
          "qqwing-expert.sdm",
          "exchange-diabolical.tsv");

  private Puzzles() {}

  /**
   * The bundled puzzles that have one solution, and those of the files, parted by commas, that the
   * system property {@code puzzles} names: {@code mvn test -Dtest=PathTest -Dpuzzles=FILE,FILE}.
   */
  static Stream<String> unique() {
    String more = System.getProperty("puzzles", "");
    Stream<String> lines =
        Stream.concat(
            BUNDLED.stream().flatMap(file -> resource("/solutionary/puzzles/" + file)),
            Stream.of(more.split(",")).filter(file -> !file.isEmpty()).flatMap(Puzzles::file));
    return rows(lines)
        .filter(
            row -> row.length < 2 || !row[1].matches("Consistent but impossible|The empty grid"))
        .map(row -> row[0].replace('0', '.'));
  }

  /**
   * Puzzles with reference ratings: SukakuExplainer 1.18.1 restricted to the technique set of
   * Sudoku Explainer 1.2.1; columns givens, ER, EP, ED, hardest technique and more.
   */
  static Stream<String[]> rated() {
    return rows(resource("/solutionary/reference/se_ratings.tsv"));
  }

  private static Stream<String[]> rows(Stream<String> lines) {
    return lines.filter(line -> line.matches("[0-9.]{81}(\t.*)?")).map(line -> line.split("\t"));
  }

  private static Stream<String> resource(String name) {
    try (InputStream in = Puzzles.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Stream<String> file(String name) {
    try {
      return Files.readAllLines(Path.of(name)).stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
