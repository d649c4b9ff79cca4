package solutionary.sudoku.solving;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;
import solutionary.sudoku.Verdict;

class MinimalTest {
  private static final Grid SEVENTEEN = PuzzleTexts.landmarks().get(1);

  @Test
  @DisplayName("17 givens with one solution are minimal, for no 16 givens have one")
  void seventeen() { // McGuire, Tugemann, Civario 2012
    assertThat(SEVENTEEN.clues()).isEqualTo(17);
    assertThat(Minimal.isMinimal(SEVENTEEN)).isTrue();
  }

  @Test
  @DisplayName("a given too many makes a puzzle that is not minimal")
  void oneMore() {
    Grid solution = ((Verdict.Unique) Verdicts.of(SEVENTEEN)).solution();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (SEVENTEEN.digit(cell) == 0) {
        assertThat(Minimal.isMinimal(SEVENTEEN.with(cell, solution.digit(cell)))).isFalse();
      }
    }
  }

  @Test
  @DisplayName("a full grid is not minimal")
  void full() {
    assertThat(Minimal.isMinimal(PuzzleTexts.inCase("b10_already_solved.txt"))).isFalse();
  }
}
