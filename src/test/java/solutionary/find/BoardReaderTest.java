package solutionary.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.Placement;
import solutionary.queens.notation.Notation;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;

@DisplayName("A board that is looked for")
class BoardReaderTest {
  private static final Placement NINE = Placement.of(1, 3, 6, 8, 2, 4, 9, 7, 5);

  @ParameterizedTest(name = "of queens may be written as {0}, also when it has nine rows")
  @EnumSource
  void queens(Notation notation) {
    assertThat(BoardReader.read(notation.write(NINE))).isEqualTo(new BoardReading.Queens(NINE));
  }

  @Test
  @DisplayName("of queens may be written as pairs of row and column")
  void pairs() {
    assertThat(BoardReader.read("[[1,2],[2,4],[3,1],[4,3]]"))
        .isEqualTo(new BoardReading.Queens(Placement.of(2, 4, 1, 3)));
  }

  private static final Grid TEXTBOOK =
      new Grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  static java.util.stream.Stream<String> sudokus() {
    String cells = TEXTBOOK.cells();
    String zeros = cells.replace('.', '0');
    return java.util.stream.Stream.of(
        cells,
        zeros,
        "\uFEFF" + cells.replace('.', '_') + "\r\n",
        zeros.replaceAll("(.)", "$1 ").strip(),
        cells.replaceAll("(.{9})", "$1\n"),
        zeros.replaceAll("(.{9})", "$1\r"),
        cells.replaceAll("(.{3})(.{3})(.{3})", "|$1|$2|$3|\n"),
        "[" + cells.replaceAll("(.{9})", "\"$1\",").replaceAll(",$", "]"),
        "[" + zeros.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "[$1],").replaceAll(",$", "]"));
  }

  @ParameterizedTest(name = "may be the Sudoku {0}")
  @MethodSource("sudokus")
  void sudoku(String text) {
    assertThat(BoardReader.read(text)).isEqualTo(new BoardReading.Sudoku(TEXTBOOK));
  }

  @ParameterizedTest(name = "may be a Sudoku as a spreadsheet exports it, with [{0}]")
  @ValueSource(strings = {",", ";", "\t"})
  void sheet(String separator) {
    String givens =
        "...8.1..........435............7.8........1...2..3....6......75..34........2..6..";
    String sheet = givens.replaceAll("(.)", "$1" + separator).replaceAll("(.{17}).", "$1\n");
    assertThat(BoardReader.read(sheet.replace(".", "")))
        .isEqualTo(new BoardReading.Sudoku(new Grid(givens)));
  }

  @Test
  @DisplayName("may be any bundled Sudoku, and is that one")
  void bundled() {
    for (Grid givens : PuzzleTexts.bundled()) {
      assertThat(BoardReader.read(givens.cells())).isEqualTo(new BoardReading.Sudoku(givens));
    }
  }

  @ParameterizedTest(name = "is not [{0}]: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | no board of queens: nothing to read; a placement is for example 2 4 1 3",
        "2 4 1 5 | no board of queens: row 4 has its queen in column 5; with 4 rows columns are 1-4",
        "2 -4 1 3 | no board of queens: '-' (U+002D) before 4; a column is a number from 1",
        "(1,2),(2,4),(3,1),(5,3) | no board of queens: pair 4 is (5,3)",
        ".Q../...Q/Q.../..z. | row 4, column 3: 'z' (U+007A) is neither a queen",
        "hello | no Sudoku: found ",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
            + " | no Sudoku: found 80 cells; wanted 81 cells",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"
            + " | found 21 rows of queens; wanted 1-20"
      })
  void unreadable(String text, String reason) {
    assertThat(BoardReader.read(text))
        .isInstanceOfSatisfying(
            BoardReading.Unreadable.class,
            board -> assertThat(board.reasons()).anyMatch(each -> each.contains(reason)));
  }

  @Test
  @DisplayName("tells of too many numbers why they are no Sudoku, too")
  void manyNumbers() {
    assertThat(BoardReader.read("5,3,0,0,7,0,0,0,0,\n".repeat(9)))
        .isInstanceOfSatisfying(
            BoardReading.Unreadable.class,
            board ->
                assertThat(board.reasons())
                    .hasSize(2)
                    .anyMatch(each -> each.startsWith("no Sudoku: "))
                    .anyMatch(each -> each.contains("rows of queens; wanted 1-20")));
  }

  @Test
  @DisplayName("with a queen too few is no empty Sudoku")
  void oneQueenLost() {
    String board = ("." + "*........".repeat(9).substring(1)).replaceAll("(.{9})", "$1\n");
    assertThat(BoardReader.read(board)).isInstanceOf(BoardReading.Unreadable.class);
    assertThat(BoardReader.read(".........\n".repeat(9))).isInstanceOf(BoardReading.Sudoku.class);
  }

  @Test
  @DisplayName("is one and not two")
  void two() {
    assertThat(BoardReader.read(TEXTBOOK + "\n" + TEXTBOOK))
        .hasToString("Unreadable[reasons=[found 2 puzzles; wanted one board]]");
  }

  @Test
  @DisplayName("may be any text without harm")
  void anything() {
    Random random = new Random(4);
    String symbols = "Q.#12 40/,[]\"'\nab-+|×⊙👑\u0000w{}<>";
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(100); length > 0; length--) {
        text.append(symbols.charAt(random.nextInt(symbols.length())));
      }
      assertThat(BoardReader.read(text.toString())).isNotNull();
    }
  }
}
