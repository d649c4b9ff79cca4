package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Each of 50 random changes is found")
class RandomDamageTest {
  /** Texts and counters that nobody can recompute from the rows; the site's copy has them too. */
  private static final List<String> TOLD_BY_THE_COPY_ALONE =
      List.of(
          "sudoku_puzzle.name",
          "sudoku_puzzle.note",
          "sudoku_puzzle.published_rating",
          "sudoku_collection.title",
          "sudoku_collection.source",
          "sudoku_collection.licence",
          "sudoku_step.detail",
          "sudoku_step.data",
          "sudoku_step.technique",
          "strategy.title",
          "strategy.summary",
          "strategy.origin",
          "strategy.name",
          "strategy_run.tried",
          "strategy_run.placed",
          "strategy_run.boards",
          "strategy_source.file",
          "strategy_source.code",
          "queens_reference.source");

  @TempDir static Path folder;

  @RepeatedTest(value = 50, name = "of a cell of the catalogue: {currentRepetition}")
  void anyCell(RepetitionInfo repetition) throws IOException, SQLException {
    Copy copy = Copy.in(folder);
    RandomCell cell = RandomCell.of(copy.catalog(), new Random(repetition.getCurrentRepetition()));
    copy.change(cell.change());
    assertThat(copy.findings()).as(cell.change()).isNotEmpty();
  }

  /** Here the site has the changed catalogue too: the rows themselves must tell. */
  @RepeatedTest(value = 50, name = "of a recomputed cell by the rows alone: {currentRepetition}")
  void recomputedCell(RepetitionInfo repetition) throws IOException, SQLException {
    Copy copy = Copy.ofCatalog(folder);
    Random random = new Random(1000L + repetition.getCurrentRepetition());
    RandomCell cell = RandomCell.of(copy.catalog(), random);
    while (TOLD_BY_THE_COPY_ALONE.contains(cell.column())) {
      cell = RandomCell.of(copy.catalog(), random);
    }
    copy.change(cell.change());
    assertThat(copy.findings())
        .as(cell.change())
        .anySatisfy(line -> assertThat(line).startsWith("catalog "));
  }

  @RepeatedTest(value = 50, name = "of a file of the site: {currentRepetition}")
  void anyFile(RepetitionInfo repetition) throws IOException {
    Copy copy = Copy.in(folder);
    Random random = new Random(repetition.getCurrentRepetition());
    List<Path> files = files(copy.site());
    Path file = files.get(random.nextInt(files.size()));
    String change = damage(file, random);
    assertThat(copy.findings()).as(change + " " + copy.site().relativize(file)).isNotEmpty();
  }

  private static String damage(Path file, Random random) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int place = bytes.length == 0 ? 0 : random.nextInt(bytes.length);
    switch (bytes.length == 0 ? 3 : random.nextInt(5)) {
      case 0 -> {
        bytes[place] ^= (byte) (1 << random.nextInt(8));
        Files.write(file, bytes);
        return "bit at " + place;
      }
      case 1 -> {
        Files.write(file, Arrays.copyOf(bytes, place));
        return "truncated at " + place;
      }
      case 2 -> {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        longer[bytes.length] = '\n';
        Files.write(file, longer);
        return "line feed added";
      }
      case 3 -> {
        Files.delete(file);
        return "deleted";
      }
      default -> {
        Files.move(file, file.resolveSibling("moved-" + file.getFileName()));
        return "renamed";
      }
    }
  }

  private static List<Path> files(Path site) throws IOException {
    try (Stream<Path> walk = Files.walk(site)) {
      return walk.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
