package solutionary.site.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
    List<double[]> stripes = darkStripes(QueensPictures.definitions(n).markup());
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        int x = column;
        int y = row;
        long covering = stripes.stream().filter(stripe -> covers(stripe, x, y)).count();
        boolean dark = (row - (n - 1) + column) % 2 == 0;
        assertThat(covering % 2 == 1).as("row %d column %d", row, column).isEqualTo(dark);
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

  /** The rectangles of the path for dark squares: left, top, right, bottom. */
  private static List<double[]> darkStripes(String markup) {
    Matcher path =
        Pattern.compile("class=\"dark\" fill-rule=\"evenodd\" d=\"([^\"]*)\"").matcher(markup);
    assertThat(path.find()).isTrue();
    Matcher stripe =
        Pattern.compile("M(-?[\\d]*\\.5) ?(-?[\\d]*\\.5)h(\\d+)v(\\d+)h-\\3z")
            .matcher(path.group(1));
    List<double[]> stripes = new ArrayList<>();
    while (stripe.find()) {
      double left = Double.parseDouble(stripe.group(1));
      double top = Double.parseDouble(stripe.group(2));
      stripes.add(
          new double[] {
            left,
            top,
            left + Integer.parseInt(stripe.group(3)),
            top + Integer.parseInt(stripe.group(4))
          });
    }
    return stripes;
  }

  private static boolean covers(double[] stripe, int x, int y) {
    return stripe[0] < x && x < stripe[2] && stripe[1] < y && y < stripe[3];
  }
}
