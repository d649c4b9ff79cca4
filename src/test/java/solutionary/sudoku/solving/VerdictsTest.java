package solutionary.sudoku.solving;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;
import solutionary.sudoku.Verdict;

class VerdictsTest {
  // Each solution by a program that is not ours: the list of known defects these cases come from.
  @ParameterizedTest(name = "{0} has one solution")
  @CsvSource({
    "b01_timeout_22clues.txt,"
        + "173684952284935761956721384648397215527146893319852476895463127732518649461279538",
    "b20_zero_blanks.txt,"
        + "798213456342965817156748932287634591614589723935127684529376148471852369863491275",
    "b10_already_solved.txt,"
        + "798213456342965817156748932287634591614589723935127684529376148471852369863491275"
  })
  void unique(String file, String solution) {
    assertThat(Verdicts.of(PuzzleTexts.inCase(file)))
        .isEqualTo(new Verdict.Unique(new Grid(solution)));
  }

  @ParameterizedTest(name = "{0} has several solutions, and two different ones are kept")
  @CsvSource({
    "b02_15clues_pathological.txt",
    "b08_two_solutions_75clues.txt",
    "b12_empty_grid.txt"
  })
  void several(String file) {
    Grid givens = PuzzleTexts.inCase(file);
    assertThat(Verdicts.of(givens)).isInstanceOf(Verdict.Several.class);
    assertSound(givens, Verdicts.of(givens));
  }

  @Test
  @DisplayName("consistent givens may have no solution")
  void none() {
    assertThat(Verdicts.of(PuzzleTexts.inCase("b29_consistent_but_impossible.txt")))
        .isEqualTo(new Verdict.None());
  }

  @ParameterizedTest(name = "{0} is invalid: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "b03_conflict_33clues.txt|2 twice in row 1, 2 twice in column 2, 2 twice in box 1",
        "b05_four_same_rectangle.txt|7 twice in row 8, 7 twice in row 9, 7 twice in column 1,"
            + " 7 twice in column 4, 7 twice in box 7, 7 twice in box 8",
        "b11_full_but_wrong.txt|5 twice in column 8, 7 twice in column 9"
      })
  void invalid(String file, String clashes) {
    assertThat(Verdicts.of(PuzzleTexts.inCase(file)))
        .isInstanceOfSatisfying(
            Verdict.Invalid.class,
            invalid ->
                assertThat(invalid.clashes())
                    .extracting(Clash::toString)
                    .isEqualTo(List.of(clashes.split(", "))));
  }

  @Test
  @DisplayName("of the 611 bundled puzzles 609 are unique, one has no solution, one several")
  void bundled() {
    Map<String, Long> verdicts =
        PuzzleTexts.bundled().stream()
            .collect(groupingBy(givens -> Verdicts.of(givens).key(), counting()));
    assertThat(verdicts).isEqualTo(Map.of("unique", 609L, "none", 1L, "several", 1L));
  }

  @Test
  @DisplayName("every kept solution is solved and keeps the givens")
  void sound() {
    PuzzleTexts.bundled().forEach(givens -> assertSound(givens, Verdicts.of(givens)));
  }

  private static void assertSound(Grid givens, Verdict verdict) {
    if (verdict instanceof Verdict.Unique unique) {
      assertSolves(givens, unique.solution());
    } else if (verdict instanceof Verdict.Several several) {
      assertSolves(givens, several.solution());
      assertSolves(givens, several.secondSolution());
      assertThat(several.solution()).isNotEqualTo(several.secondSolution());
    }
  }

  private static void assertSolves(Grid givens, Grid solution) {
    assertThat(solution.isSolved()).as(solution.cells()).isTrue();
    assertThat(solution.keeps(givens)).as(solution.cells()).isTrue();
  }
}
