package solutionary.site.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import solutionary.sudoku.Grid;

class SudokuPicturesTest {
  private static final Grid GIVENS = new Grid("5.3" + ".".repeat(76) + "79");

  @Test
  @DisplayName("each digit has its own place in the text of its row")
  void digits() {
    assertThat(SudokuPictures.givens(GIVENS, cell -> false).markup())
        .contains("<text y=\"0.53\" x=\"0.5 2.5\">53</text>")
        .contains("<text y=\"8.53\" x=\"7.5 8.5\">79</text>")
        .doesNotContain("marked");
  }

  @Test
  @DisplayName("marked cells have a ground, and digits found are told from givens")
  void marks() {
    Grid solution = new Grid("513" + "2".repeat(76) + "79");
    String board = SudokuPictures.solution(GIVENS, solution, cell -> cell == 10).markup();
    assertThat(board).contains("<path class=\"marked\" d=\"M1 1h1v1h-1z\"/>");
    assertThat(board)
        .contains("<g class=\"found\"><text y=\"0.53\" x=\"1.5 3.5 4.5 5.5 6.5 7.5 8.5\">1222222<");
  }
}
