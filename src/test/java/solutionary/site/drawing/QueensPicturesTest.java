package solutionary.site.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.Placement;

class QueensPicturesTest {
  @Test
  @DisplayName("the corners of the line are the queens' squares, column and row from 0")
  void queens() {
    Picture board = QueensPictures.board(Placement.of(2, 4, 1, 3));
    assertThat(board.markup()).contains("points=\"1,0 3,1 0,2 2,3\"");
    assertThat(board.viewBox()).isEqualTo("-.5 -.5 4 4");
  }

  @ParameterizedTest(name = "n = {0}: the bottom left square is dark, and so is every other one")
  @ValueSource(ints = {1, 2, 5, 8, 12, 16})
  void squares(int n) {
    Set<String> dark = darkSquares(QueensPictures.definitions(n).markup());
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        assertThat(dark.contains(column + "," + row))
            .as("row %d column %d", row, column)
            .isEqualTo((row - (n - 1) + column) % 2 == 0);
      }
    }
  }

  @Test
  @DisplayName("coordinates run from a at the left and from 1 at the bottom")
  void coordinates() {
    String board =
        QueensPictures.boardWithCoordinates(Placement.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).markup();
    assertThat(board).contains("x=\"0 1 2 3 4 5 6 7 8 9\">abcdefghij</text>");
    assertThat(board).contains("y=\"0\">10</text>").contains("y=\"1 2 3 4 5 6 7 8 9\">987654321");
  }

  /** Column and row from 0 of each dash: every other square along each line. */
  private static Set<String> darkSquares(String markup) {
    Matcher path = Pattern.compile("class=\"dark\" d=\"([^\"]*)\"").matcher(markup);
    assertThat(path.find()).isTrue();
    Matcher line = Pattern.compile("M(-?)\\.5 (\\d+)h(\\d+)").matcher(path.group(1));
    Set<String> squares = new HashSet<>();
    while (line.find()) {
      int first = line.group(1).isEmpty() ? 1 : 0;
      for (int column = first; column < first + Integer.parseInt(line.group(3)); column += 2) {
        squares.add(column + "," + line.group(2));
      }
    }
    return squares;
  }
}
