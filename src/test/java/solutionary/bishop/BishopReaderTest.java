package solutionary.bishop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.Oracle;

class BishopReaderTest {
  private static final String BOARD =
      """
      #.......
      .#.....#
      ..#...#.
      ...#.#..
      ....#...
      ...#.#..
      ..#...#.
      .#.....#
      """;

  @ParameterizedTest(name = "e01, e05: {0}: bishops at {1}, {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "e01_blank_lines.txt      | 3 6 / 2 2 / 7 4 | no problem",
        "e03_crlf.txt             | 3 6 / 2 2 / 7 4 | no problem",
        "e04_no_final_newline.txt | 5 5             | no problem",
        "e10_count_mismatch.txt   | 3 6 / 2 2       | line 1: 3 announced, 2 found; the first line says how many boards follow"
      })
  void e01_e05_cases(String file, String bishops, String problem) {
    BishopReading reading = BishopReader.read(Oracle.text("/solutionary/cases/" + file));
    assertThat(bishops(reading)).isEqualTo(bishops);
    assertThat(problems(reading)).isEqualTo(problem);
  }

  @ParameterizedTest(name = "e03: {0} is rejected by its number and first line")
  @ValueSource(strings = {"e07_edge_bishop.txt", "e08_not_a_bishop.txt"})
  void e03_noInteriorBishopFits(String file) {
    BishopReading reading = BishopReader.read(Oracle.text("/solutionary/cases/" + file));
    assertThat(reading.located()).isEmpty();
    assertThat(reading.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.board()).isEqualTo(1);
              assertThat(problem.line()).isEqualTo(3);
              assertThat(problem.right()).contains("rows and columns 2-7");
            });
  }

  @Test
  void thereAre36DifferentBoards() {
    assertThat(BishopBoard.ALL).hasSize(36).doesNotHaveDuplicates();
    assertThat(BishopBoard.ALL).extracting(BishopBoard::attacked).doesNotHaveDuplicates();
    assertThat(new BishopBoard(5, 5).attacked()).isEqualTo(BOARD.replace("\n", ""));
  }

  @Test
  void theBishopOfEachIsFound() {
    String text =
        BishopBoard.ALL.stream()
            .map(board -> board.attacked().replaceAll("(.{8})", "$1\n"))
            .collect(Collectors.joining("", "36\n", ""));
    BishopReading reading = BishopReader.read(text);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.located())
        .extracting(BishopReading.Located::bishop)
        .isEqualTo(BishopBoard.ALL);
    assertThat(reading.located().get(1))
        .isEqualTo(new BishopReading.Located(2, 10, new BishopBoard(2, 3)));
  }

  @ParameterizedTest(name = "row {0}, column {1} is no place for her")
  @CsvSource({"1,4", "8,4", "4,1", "4,8", "0,9"})
  void theBorderIsNoPlace(int row, int col) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BishopBoard(row, col))
        .withMessageContaining("rows and columns 2-7");
  }

  @Test
  void lineEndsBlankLinesAndMarksDoNotMatter() {
    String plain = "2\n" + BOARD + BOARD;
    List<String> variants =
        List.of(
            plain,
            plain.replace("\n", "\r\n"),
            plain.replace("\n", "\r"),
            plain.strip(),
            "\uFEFF" + plain,
            plain.replace("\n", " \t\n"),
            "\n\n2\n\n\n" + BOARD + "\n \n" + BOARD + "\n\n",
            "02\n" + BOARD + BOARD);
    for (String variant : variants) {
      BishopReading reading = BishopReader.read(variant);
      assertThat(bishops(reading)).as(variant).isEqualTo("5 5 / 5 5");
      assertThat(problems(reading)).as(variant).isEqualTo("no problem");
    }
  }

  @Test
  void aTextWithoutABoardSaysSo() {
    assertThat(problems(BishopReader.read("")))
        .isEqualTo("line 1: nothing but blank lines; the first line says how many boards follow");
    assertThat(problems(BishopReader.read("0\n"))).isEqualTo("no problem");
  }

  @ParameterizedTest(name = "{0} is no text, which is one problem: {1}")
  @CsvSource({
    "UTF-16LE, line 1: a NUL character (U+0000), true",
    "UTF-16BE, line 1: a NUL character (U+0000), true",
    "UTF-16, line 1: a NUL character (U+0000), true",
    "UTF-32, line 1: a NUL character (U+0000), true",
    "UTF-8, no problem, false"
  })
  void noText(String encoding, String problem, boolean refused) {
    byte[] bytes = ("2\n" + BOARD + "\n" + BOARD).getBytes(Charset.forName(encoding));
    BishopReading reading = BishopReader.read(new String(bytes, StandardCharsets.UTF_8));
    assertThat(reading.located()).hasSize(refused ? 0 : 2);
    assertThat(problems(reading)).startsWith(problem).doesNotContain("\n");
  }

  @Test
  void binaryDataIsOneProblem() {
    assertThat(problems(BishopReader.read("\uFFFDPNG\n\nx\n\0\n")))
        .isEqualTo(
            "line 4: a NUL character (U+0000), so this is no text;"
                + " UTF-8 text, a count and boards of 8 lines of 8 squares, # or .");
    assertThat(problems(BishopReader.read("2\n" + BOARD + "x\0\n" + BOARD)))
        .startsWith("line 10: a NUL character (U+0000), so this is no text");
  }

  @Test
  void aByteThatIsNotUtf8InABoardStopsNoOther() {
    BishopReading reading = BishopReader.read("2\n" + BOARD.replaceFirst("#", "\uFFFD") + BOARD);
    assertThat(BishopReader.read("1 \uFFFD\n" + BOARD).located()).hasSize(1);
    assertThat(bishops(reading)).isEqualTo("5 5");
    assertThat(problems(reading)).startsWith("line 2, board 1: its line 1 is");
  }

  @Test
  void aMissingCountIsToldAndTheBoardsAnswered() {
    BishopReading board = BishopReader.read("\n" + BOARD);
    assertThat(bishops(board)).isEqualTo("5 5");
    assertThat(problems(board))
        .isEqualTo("line 2: \"#.......\" is no count; the first line says how many boards follow");
    BishopReading junk = BishopReader.read("two\n" + BOARD);
    assertThat(bishops(junk)).isEqualTo("5 5");
    assertThat(problems(junk)).startsWith("line 1: \"two\" is no count");
    assertThat(problems(BishopReader.read("-1\n" + BOARD)))
        .startsWith("line 1: \"-1\" is no count");
    assertThat(problems(BishopReader.read("9".repeat(99) + "\n"))).contains("9…\" is no count");
  }

  @ParameterizedTest(name = "board 2 with {0} becomes {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "....#...  | ....#..   | line 11, board 2: its line 5 has 7 squares; a board has 8 lines of 8 squares, # or .",
        "....#...  | ....#.... | line 11, board 2: its line 5 has 9 squares",
        "....#...  | ....X...  | line 11, board 2: its line 5 is \"....X...\"",
        "....#...  | #...#...  | line 11, board 2: row 5, column 1 is marked, but not attacked by a bishop in row 5, column 5",
        "#.......  | ........  | line 11, board 2: row 1, column 1 is not marked, but attacked by a bishop in row 5, column 5",
        "....#...  | ........  | line 11, board 2: no square in rows and columns 2-7 is marked with its four diagonal neighbours"
      })
  void aBrokenBoardStopsNoOther(String row, String broken, String problem) {
    String text = "3\n\n" + BOARD + BOARD.replace(row, broken) + "\n" + BOARD;
    BishopReading reading = BishopReader.read(text);
    assertThat(bishops(reading)).isEqualTo("5 5 / 5 5");
    assertThat(reading.located()).extracting(BishopReading.Located::number).containsExactly(1, 3);
    assertThat(problems(reading)).startsWith(problem);
  }

  @Test
  void aBoardCutOffInTheMiddleIsNamedAndShiftsNoOther() {
    String half = BOARD.substring(0, 5 * 9);
    assertThat(problems(BishopReader.read("1\n" + half)))
        .isEqualTo(
            "line 2, board 1: it ends after line 5; a board has 8 lines of 8 squares, # or .");
    BishopReading reading = BishopReader.read("2\n" + half + "\n" + BOARD);
    assertThat(reading.located())
        .containsExactly(new BishopReading.Located(2, 8, new BishopBoard(5, 5)));
    assertThat(problems(reading)).startsWith("line 2, board 1: it ends after line 5");
  }

  @Test
  void tooManyBoardsAreAnsweredToo() {
    BishopReading reading = BishopReader.read("1\n" + BOARD + BOARD);
    assertThat(bishops(reading)).isEqualTo("5 5 / 5 5");
    assertThat(problems(reading)).startsWith("line 1: 1 announced, 2 found");
  }

  @Test
  void noTextMakesItFail() {
    Random random = new Random(1692);
    String text = "2\n" + BOARD + BOARD;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder broken = new StringBuilder(text);
      for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
        int at = random.nextInt(Math.max(1, broken.length() - 1));
        switch (random.nextInt(3)) {
          case 0 -> broken.delete(at, at + 1);
          case 1 -> broken.insert(at, "#.\n\r 7x\uD83D".charAt(random.nextInt(8)));
          default -> broken.setLength(Math.max(1, at));
        }
      }
      BishopReading reading = BishopReader.read(broken.toString());
      assertThat(reading.located().size() + reading.problems().size()).isPositive();
    }
  }

  private static String bishops(BishopReading reading) {
    return reading.located().stream()
        .map(found -> found.bishop().row() + " " + found.bishop().col())
        .collect(Collectors.joining(" / "));
  }

  private static String problems(BishopReading reading) {
    return reading.problems().isEmpty()
        ? "no problem"
        : reading.problems().stream().map(Problem::toString).collect(Collectors.joining("\n"));
  }
}
