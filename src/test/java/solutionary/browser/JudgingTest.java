package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.Verdicts;

@DisplayName("A verdict found in pieces of work")
class JudgingTest {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** From the hardest of the landmarks to grids without any or with too many givens. */
  static Stream<String> puzzles() {
    return Stream.of(
        TEXTBOOK,
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "12.3.....4.....3....3.5......42..5......8...9.6...5.7...15..2......9..6......7..8",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "5".repeat(2) + ".".repeat(79),
        ".".repeat(81),
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  @DisplayName("is the one that is found in one go, however small the pieces are")
  void agrees(String givens) {
    Verdict verdict = Verdicts.of(new Grid(givens));
    for (int bound : List.of(20, 1_000)) {
      Judging judging = new Judging(new Grid(givens), bound);
      while (!judging.work()) {
        assertThat(judging.verdict()).isEmpty();
      }
      assertThat(judging.verdict()).isEqualTo(verdict.key());
      assertSolutions(judging, givens, verdict);
    }
  }

  private static void assertSolutions(Judging judging, String givens, Verdict verdict) {
    int expected =
        verdict instanceof Verdict.Several ? 2 : verdict instanceof Verdict.Unique ? 1 : 0;
    List<String> solutions =
        Stream.of(0, 1).map(judging::solution).filter(text -> !text.isEmpty()).toList();
    assertThat(solutions).hasSize(expected).doesNotHaveDuplicates();
    for (String solution : solutions) {
      assertThat(new Grid(solution).isSolved()).isTrue();
      assertThat(new Grid(solution).keeps(new Grid(givens))).isTrue();
    }
  }

  @Test
  @DisplayName("of a puzzle that takes many tries needs many pieces")
  void pieces() {
    Judging judging =
        new Judging(
            new Grid(
                ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
            5);
    int pieces = 1;
    while (!judging.work()) {
      pieces++;
    }
    assertThat(pieces).isGreaterThan(10);
  }

  @Test
  @DisplayName("names each clash by its digit and house")
  void clashes() {
    Judging judging = new Judging(new Grid("55" + ".".repeat(79)));
    assertThat(judging.clashes()).isEqualTo(2);
    assertThat(judging.clashDigit(0)).isEqualTo(5);
    assertThat(List.of(judging.clashHouse(0), judging.clashHouse(1))).containsExactly("r1", "b1");
  }
}
