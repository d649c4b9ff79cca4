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
    assertThat(SudokuPictures.definitions(GIVENS).markup())
        .contains("<text y=\"0\" x=\"0 2\">53</text>")
        .contains("<text y=\"8\" x=\"7 8\">79</text>")
        .doesNotContain("marked");
  }

  @Test
  @DisplayName("marked cells have a ground, and digits found are told from givens")
  void marks() {
    Grid solution = new Grid("513" + "2".repeat(76) + "79");
    String board = SudokuPictures.solution(GIVENS, solution, cell -> cell == 10).markup();
    assertThat(board).contains("<path class=\"marked\" d=\"M.5 .5h1v1h-1z\"/>");
    assertThat(board).contains("<g class=\"found\"><text y=\"0\" x=\"1 3 4 5 6 7 8\">1222222<");
  }
}
