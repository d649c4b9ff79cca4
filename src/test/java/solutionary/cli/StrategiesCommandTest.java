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
            String.join("\t", "\nqueens", name, "" + tried, "" + placed, "" + boards)
                + "\t"
                + solutions
                + "\t");
  }

  @Test
  @DisplayName("lists all of them under a header, each with its origin")
  void all() {
    Run run = Run.of("strategies", "--n", "4");
    List<String[]> lines = run.out().lines().map(line -> line.split("\t", -1)).toList();
    assertThat(run.status()).isZero();
    assertThat(lines.get(0))
        .containsExactly("problem", "name", "tried", "placed", "boards", "solutions", "origin");
    assertThat(lines).allSatisfy(line -> assertThat(line).hasSize(7).doesNotContain(""));
    assertThat(lines.stream().filter(line -> line[0].equals("queens")).map(line -> line[1]))
        .containsExactlyElementsOf(QueensStrategies.names());
  }

  @Test
  @DisplayName("does not run generate-and-test beyond n = 8")
  void generateAndTest() {
    assertThat(Run.of("strategies", "--n", "9").out())
        .contains("\nqueens\tgenerate-and-test\t\t\t\t\tArticle");
  }

  /** One run for all. */
  private static final class Eight {
    private static final Run RUN = Run.of("strategies");
  }
}
