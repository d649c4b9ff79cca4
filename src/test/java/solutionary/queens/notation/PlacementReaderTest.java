package solutionary.queens.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.Oracle;
import solutionary.queens.Placement;

class PlacementReaderTest {
  private static final Placement FOUR = Placement.of(2, 4, 1, 3);

  @ParameterizedTest(name = "{0} is written as {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "POSITIONS        | 2 4 1 3",
        "POSITIONS_FROM_0 | 1 3 0 2",
        "ALGEBRAIC        | b4 d3 a2 c1",
        "FEN              | 1Q2/3Q/Q3/2Q1",
        "LEETCODE         | [\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]",
        "BOARD            | .Q..\\n...Q\\nQ...\\n..Q."
      })
  void written(Notation notation, String text) {
    assertThat(notation.write(FOUR)).isEqualTo(text.replace("\\n", "\n"));
  }

  @ParameterizedTest(name = "[{0}] is 2 4 1 3")
  @ValueSource(
      strings = {
        "2 4 1 3",
        "  2 4 1 3\r\n",
        "\uFEFF2 4 1 3",
        "2,4,1,3",
        "[2, 4, 1, 3]",
        "(2, 4, 1, 3)",
        "2-4-1-3",
        "- 2\n- 4\n- 1\n- 3\n",
        "2\n4\n1\n3\n",
        "2413",
        "1302",
        "[1,3,0,2]",
        "b4 d3 a2 c1",
        "b4, d3, a2, c1",
        "c1 a2 b4 d3",
        "B4 D3 A2 C1",
        "b4d3a2c1",
        "Qb4 Qd3 Qa2 Qc1",
        "1Q2/3Q/Q3/2Q1",
        "1q2/3q/q3/2q1 w - - 0 1",
        "1Q2 / 3Q / Q3 / 2Q1",
        "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]",
        "[[\".Q..\", \"...Q\", \"Q...\", \"..Q.\"]]",
        "['.Q..', '...Q', 'Q...', '..Q.']",
        ".Q..\n...Q\nQ...\n..Q.",
        ".Q..\r\n...Q\r\nQ...\r\n..Q.\r\n",
        ".Q..\r...Q\rQ...\r..Q.",
        ". Q . .\n. . . Q\nQ . . .\n. . Q .",
        ".Q../...Q/Q.../..Q.",
        ".Q.. ...Q Q... ..Q.",
        "#Q##\n###Q\nQ###\n##Q#",
        "×⊙××\n×××⊙\n⊙×××\n××⊙×",
        "· ♛ · ·\n· · · ♛\n♛ · · ·\n· · ♛ ·",
        "□♕□□\n□□□♕\n♕□□□\n□□♕□",
        "⬜👑⬜⬜\n⬜⬜⬜👑\n👑⬜⬜⬜\n⬜⬜👑⬜",
        "|.|Q|.|.|\n|.|.|.|Q|\n|Q|.|.|.|\n|.|.|Q|.|",
        "+-+-+-+-+\n|.|Q|.|.|\n+-+-+-+-+\n|.|.|.|Q|\n+-+-+-+-+\n|Q|.|.|.|\n|.|.|Q|.|\n+-+-+-+-+",
        "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0",
        "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
        "0100/0001/1000/0010",
        ".X..\n...X\nX...\n..X.",
        "-*--\n---*\n*---\n--*-",
        "-1--\n---1\n1---\n--1-",
        "0Q00/000Q/Q000/00Q0",
        "o1oo\nooo1\n1ooo\noo1o",
        ".1../...1/1.../..1.",
        "*Q**/***Q/Q***/**Q*",
        "2 - 4 - 1 - 3",
        "2,4,1,3,",
        "2, 4,\n1, 3",
        "2 4\n1 3",
        "[[2, 4, 1, 3]]",
        "[[2],[4],[1],[3]]",
        "(1,2),(2,4),(3,1),(4,3)",
        "(4, 3), (1, 2), (3, 1), (2, 4)",
        "[[1,2],[2,4],[3,1],[4,3]]",
        "[[0,1],[1,3],[2,0],[3,2]]",
        "[(0, 1), (1, 3), (2, 0), (3, 2)]",
        "{{1,2},{2,4},{3,1},{4,3}}",
        "(1 2)(2 4)(3 1)(4 3)",
        "1,2 2,4 3,1 4,3",
        "0,1 1,3 2,0 3,2",
        "3,1 4,3 1,2 2,4",
        "1 2, 2 4, 3 1, 4 3",
        "1,2; 2,4; 3,1; 4,3",
        "1-2 2-4 3-1 4-3",
        "1 2\n2 4\n3 1\n4 3\n",
        "1,2\r\n2,4\r\n3,1\r\n4,3",
        "[[1, 2],\n [2, 4],\n [3, 1],\n [4, 3]]"
      })
  void everyCommonNotation(String text) {
    assertThat(read(text)).isEqualTo(FOUR);
  }

  @ParameterizedTest(name = "{0} is read as it was written")
  @EnumSource
  void roundTrip(Notation notation) {
    Random random = new Random(20);
    for (int n = 1; n <= 26; n++) {
      List<Placement> placements = new ArrayList<>(n <= 9 ? Oracle.solutions(n) : List.of());
      placements.add(shuffled(n, random));
      for (Placement placement : placements) {
        assertThat(read(notation.write(placement))).as("n = %d", n).isEqualTo(placement);
      }
    }
  }

  @ParameterizedTest(name = "{0} is recognised as such")
  @EnumSource
  void recognised(Notation notation) {
    assertThat(PlacementReader.read(notation.write(FOUR)))
        .isEqualTo(new Reading.Read(FOUR, notation));
  }

  @Test
  void aPlacementNeedNotBeASolution() {
    assertThat(read("1 2 3 4")).isEqualTo(Placement.of(1, 2, 3, 4));
    assertThat(read("Q...\nQ...\nQ...\nQ...")).isEqualTo(Placement.of(1, 1, 1, 1));
  }

  @ParameterizedTest(name = "[{0}]: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "''                  | nothing to read",
        "2 4 1 5             | row 4 has its queen in column 5; with 4 rows columns are 1-4",
        "0 4 1 3             | row 2 has its queen in column 4; with 4 rows columns are 0-3, counted from 0",
        "2 4 1 99999999999   | the number 99999999999 is no column",
        "12345678910         | 11 digits without a space",
        "b4 d3 a2 e1         | square e1 is not on the board; 4 queens stand on files a-d and ranks 1-4",
        "b4 d3 a2 c5         | square c5 is not on the board",
        "b4 d3 a2 c3         | rank 3 has two queens",
        "b4 d3 a2 z          | 'z' (U+007A) at character 10 begins no square",
        "1Q2/3Q/Q3/2Q        | row 4 has 3 squares; a board with 4 rows has 4 in each",
        "1Q2/3Q/Q3/2K1       | row 4, column 3: 'K' (U+004B) is neither a queen",
        "1Q2/3Q/4/2Q1        | row 3 has no queen; a placement has one in each row",
        "1QQ1/3Q/Q3/2Q1      | row 1 has 2 queens; a placement has one in each row",
        "1Q2/9999999999999/Q | row 2 has over 999 empty squares",
        ".Q../..zQ/Q.../..Q. | row 2, column 3: 'z' (U+007A) is neither a queen (Q ♛ ♕ ⊙)",
        ".Q../...Q/Q...      | row 1 has 4 squares; a board with 3 rows has 3 in each",
        "[\".Q..\",\"...Q    | row 2 has no closing quotation mark",
        "queens              | this is no board of several rows; a placement is for example 2 4 1 3",
        "//                  | this is no board",
        "K                   | row 1, column 1: 'K' (U+004B) is neither a queen",
        "2 -4 1 3            | '-' (U+002D) before 4; a column is a number from 1, or from 0 throughout",
        "-2 4 1 3            | '-' (U+002D) before 2; a column is a number",
        "[-2, 4, 1, 3]       | '-' (U+002D) before 2",
        "2, 4, -1, 3         | '-' (U+002D) before 1",
        "2--4-1-3            | '-' (U+002D) before 4",
        "2 4 1 3-            | '-' (U+002D) after 3",
        "-2413               | '-' (U+002D) before 2413",
        "(1,-2),(2,4)        | '-' (U+002D) before 2",
        "(1,2),(2,4),(3,1),(5,3)   | pair 4 is (5,3); with 4 pairs of row and column both are 1-4",
        "[[0,1],[1,4],[2,0],[3,2]] | pair 2 is (1,4); with 4 pairs of row and column both are 0-3, counted from 0",
        "(1,2),(2,4),(2,1),(4,3)   | row 2 has two queens; a placement has one in each",
        "1,2 2,4 3,1 5,3     | pair 4 is (5,3)",
        "(2,4),(1,3)         | pair 1 is (2,4); with 2 pairs",
        "1,2 2,4 3,1 4       | 7 numbers parted in different ways; write a list such as 2 4 1 3",
        "1,2 2,4,3,1 4,3     | 8 numbers parted in different ways",
        "(1,2),(2,4),(3,1),4 | 4 brackets with different numbers of numbers",
        "[[2,4,1,3],[3,1,4,2]] | 2 brackets with 4 numbers; one holds all columns",
        "[[1,0],[0,1]]       | as pairs of row and column these are the columns 2 1, as the rows 10 and 01 of a board 1 2",
        "2,,4,1,3            | nothing before a comma, before 4; a row has its column there",
        ",2,4,1,3            | nothing before a comma, before 2",
        "2,4,1,3,,           | nothing before a comma, after 3",
        "[2,4,1,3            | a bracket that is not closed",
        "2,4,1,3]            | ']' closes no bracket",
        "(1,2),(2,4),(3,     | a bracket that is not closed",
        "7 1 2               | row 1 has its queen in column 7; with 3 rows columns are 1-3"
      })
  void errorsTeach(String text, String reason) {
    assertThat(PlacementReader.read(text))
        .isInstanceOfSatisfying(
            Reading.Rejected.class, rejected -> assertThat(rejected.reason()).contains(reason));
  }

  @Test
  void noTextMakesItFail() {
    Random random = new Random(8);
    String symbols = "Q.#12 40/,[]\"'\nab-+|×⊙\uD83D👑\u0000w";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(24); length > 0; length--) {
        text.append(symbols.charAt(random.nextInt(symbols.length())));
      }
      assertThat(PlacementReader.read(text.toString())).isNotNull();
    }
  }

  private static Placement read(String text) {
    Reading reading = PlacementReader.read(text);
    assertThat(reading).as(text).isInstanceOf(Reading.Read.class);
    return ((Reading.Read) reading).placement();
  }

  private static Placement shuffled(int n, Random random) {
    List<Integer> columns = new ArrayList<>();
    for (int column = 1; column <= n; column++) {
      columns.add(column);
    }
    Collections.shuffle(columns, random);
    return new Placement(columns);
  }
}
