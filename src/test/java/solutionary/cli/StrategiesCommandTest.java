package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import solutionary.queens.strategies.QueensStrategies;

@DisplayName("The command strategies")
class StrategiesCommandTest {
  @ParameterizedTest(name = "n = 8, {0}: {1} tried, {2} placed, {3} boards, {4} solutions")
  @CsvSource({
    // the counters that the contract promises
    "generate-and-test, 19173960, 19173960, 16777216, 92",
    "position-array, 15720, 2056, 92, 92",
    "attack-sets, 15720, 2056, 92, 92",
    "attack-flags, 15720, 2056, 92, 92",
    "board-snapshot, 15720, 2056, 92, 92",
    "bitmask, 2056, 2056, 92, 92"
  })
  void counters(String name, long tried, long placed, long boards, long solutions) {
    assertThat(Eight.RUN.out())
        .contains(
            String.join("\t", "\nqueens", name, "n=8", "" + tried, "" + placed, "" + boards)
                + "\t"
                + solutions
                + "\t0\t");
  }

  @ParameterizedTest(name = "the landmark puzzles, {0}: {1} tried, …, {5} undecided")
  @CsvSource({
    // no outside source: pinned, so that a change of the counters is noticed
    "cell-by-cell, 100050585, 11116804, 9, 9, 3",
    "fewest-candidates, 20282480, 20282480, 11, 11, 1",
    "exact-cover, 26818, 26818, 11, 11, 0",
    "bitboard, 927, 487, 11, 11, 0",
    "human, 224, 183, 3, 3, 7"
  })
  void landmarks(String name, long tried, long placed, long boards, long solutions, int undecided) {
    assertThat(Eight.RUN.out())
        .contains(
            String.join("\t", "\nsudoku", name, "landmarks", "" + tried, "" + placed, "" + boards)
                + String.join("\t", "", "" + solutions, "" + undecided, ""));
  }

  @Test
  @DisplayName("lists all of them under a header, each with its origin")
  void all() {
    Run run = Run.of("strategies", "--n", "4");
    List<String[]> lines = run.out().lines().map(line -> line.split("\t", -1)).toList();
    assertThat(run.status()).isZero();
    assertThat(lines.get(0))
        .containsExactly(
            "problem",
            "name",
            "instance",
            "tried",
            "placed",
            "boards",
            "solutions",
            "undecided",
            "origin");
    assertThat(lines).allSatisfy(line -> assertThat(line).hasSize(9).doesNotContain(""));
    assertThat(lines.stream().filter(line -> line[0].equals("queens")).map(line -> line[1]))
        .containsExactlyElementsOf(QueensStrategies.names());
    assertThat(lines.stream().filter(line -> line[0].equals("sudoku")).map(line -> line[1]))
        .containsExactly("cell-by-cell", "fewest-candidates", "exact-cover", "bitboard", "human");
  }

  @Test
  @DisplayName("does not run generate-and-test beyond n = 8")
  void generateAndTest() {
    assertThat(Run.of("strategies", "--n", "9").out())
        .contains("\nqueens\tgenerate-and-test\tn=9\t\t\t\t\t\tArticle");
  }

  /** One run for all. */
  private static final class Eight {
    private static final Run RUN = Run.of("strategies");
  }
}
