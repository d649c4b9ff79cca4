package solutionary.site.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import solutionary.catalog.BoardRow;
import solutionary.catalog.FundamentalRow;
import solutionary.queens.Placement;

class GalleryTest {
  private static final Placement BOARD = Placement.of(1, 3, 5, 2, 4);

  @ParameterizedTest(name = "{0} boards: {1} sheets, {2} boards on the last")
  @CsvSource({"1, 1, 1", "200, 1, 200", "201, 2, 1", "341, 2, 141", "1787, 9, 187"})
  void sheetsHold200Boards(int boards, int sheets, int last) {
    BoardSize size = size(12, boards);
    assertThat(size.galleries()).isEqualTo(sheets);
    assertThat(Gallery.of(size, sheets).boards()).hasSize(last);
    assertThat(Gallery.of(size, sheets).first()).isEqualTo(200 * (sheets - 1) + 1);
  }

  @Test
  @DisplayName("the first sheet is on the page of its size, the others have pages of their own")
  void addresses() {
    assertThat(Gallery.of(size(12, 401), 2).sheets())
        .extracting(sheet -> sheet.address().path())
        .containsExactly("queens/12.html", "queens/12/gallery-2.html", "queens/12/gallery-3.html");
  }

  @Test
  @DisplayName("boards beyond n = 12 have no pages of their own")
  void largeBoards() {
    assertThat(Gallery.of(size(12, 3), 1).boards()).allMatch(board -> board.address().isPresent());
    assertThat(Gallery.of(size(13, 3), 1).boards()).allMatch(board -> board.address().isEmpty());
  }

  private static BoardSize size(int n, int boards) {
    List<FundamentalRow> rows =
        IntStream.rangeClosed(1, boards)
            .mapToObj(number -> new FundamentalRow(n, number, BOARD, "none", 8, false))
            .toList();
    return new BoardSize(
        new BoardRow(n, 8L * boards, boards, 0, 0, "0".repeat(64)),
        Optional.empty(),
        rows,
        Map.of());
  }
}
