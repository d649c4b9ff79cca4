package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonPuzzlesTest {
  private static final String G = Samples.GIVENS;
  private static final String LEETCODE = Samples.everyFormat().get("JSON LeetCode");
  private static final String NUMBERS = Samples.everyFormat().get("JSON numbers");

  private static Rejection rejected(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections()).singleElement();
    return reading.rejections().get(0);
  }

  @Test
  void allShapesGoTogether() {
    String text =
        "[\""
            + G
            + "\",\n"
            + LEETCODE
            + ",\n["
            + NUMBERS
            + ",\""
            + G
            + "\"],\n{\"givens\":"
            + NUMBERS
            + ",\"name\":\"\\u0041\\n\\\"b\\\"\",\"note\":5,\"published_rating\":7.10}]\n"
            + LEETCODE;
    Reading reading = Samples.read(text);
    assertThat(reading.rejections()).isEmpty();
    assertThat(Samples.givens(reading)).hasSize(6).containsOnly(G);
    SourcePuzzle named = reading.puzzles().get(4);
    assertThat(named.name()).isEqualTo("A \"b\"");
    assertThat(named.note()).isEqualTo("5");
    assertThat(named.publishedRating()).isEqualTo("7.10");
    assertThat(reading.puzzles().stream().map(SourcePuzzle::line))
        .containsExactly(1, 2, 11, 20, 21, 31);
  }

  @ParameterizedTest(name = "{0} is rejected: {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "[]# an empty array in column 1",
        "{}# an object without puzzle, quizzes or givens in column 1",
        "[5,3]# 2 cells in column 1",
        "[[5,3],[3,5]]# 2 rows in column 1",
        "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]# a 4×4 grid in column 1",
        "[\"12x\"]# 'x' (U+0078) as character 3 of the string in column 2",
        "[\"123\", {\"puzzle\": null}]# \"null\" in column 20",
        "{\"puzzle\": {}}# an object in column 12",
        "{\"puzzle\": []}# an empty array in column 12",
        "{\"puzzle\": \"1\", \"Givens\": \"2\"}# puzzles under \"puzzle\" and \"Givens\" in column 1",
        "[1,]# ']' (U+005D) in column 4",
        "[1 2]# '2' (U+0032) in column 4",
        "[\"a\\x\"]# 'x' (U+0078) in column 5",
        "[\"a\\u00g0\"]# 'g' (U+0067) in column 8",
        "[\"12\", tru]# 't' (U+0074) in column 8",
        "[\"a# the end in column 4",
        "{\"a\":1,\"a\":2}# the key \"a\" again",
        "{\"a\"}# '}' (U+007D) in column 5",
        "[\"😀\" x]# 'x' (U+0078) in column 6",
        "[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]# arrays or objects more than 16 deep",
        "{\"cells\":[{\"position\":[0,9],\"value\":1,\"fixed\":true}]}"
            + "# a cell without position or value in line 1, column 11",
        "{\"cells\":[{\"position\":[0,8],\"value\":10,\"fixed\":true}]}"
            + "# a cell without position or value in line 1, column 11",
        "{\"cells\":[{\"position\":[0,8],\"value\":1},{\"position\":[0,8],\"value\":1}]}"
            + "# a cell a second time in line 1, column 40",
      })
  void broken(String text, String found) {
    Reading reading = Samples.read(text);
    assertThat(reading.puzzles()).isEmpty();
    int last = reading.rejections().size() - 1;
    assertThat(reading.rejections().get(last).found()).isEqualTo(found);
  }

  @Test
  void aWrongCellIsToldWithRowAndColumn() {
    Rejection rejection =
        rejected(LEETCODE.replace("\"3\",\".\",\".\",\"1\"", "\"3\",\".\",\"x\",\"1\""));
    assertThat(rejection.line()).isEqualTo(5);
    assertThat(rejection.found()).isEqualTo("'x' (U+0078) as cell r5c8 in column 31");
    assertThat(rejected(NUMBERS.replace("[5,", "[null,")).found())
        .startsWith("\"null\" as cell r1c1");
    assertThat(rejected(NUMBERS.replace("[5,", "[15,")).found()).startsWith("\"15\" as cell r1c1");
  }

  @Test
  void aRowWithTheWrongNumberOfCellsIsToldByItsNumber() {
    Rejection rejection = rejected(NUMBERS.replace("[6,", "["));
    assertThat(rejection.line()).isEqualTo(2);
    assertThat(rejection.found()).isEqualTo("row 2 with 8 cells in column 2");
    assertThat(rejected(LEETCODE.replaceFirst("\\[[^\\[]*?],\n", "")).found())
        .startsWith("8 rows in column");
  }

  @Test
  void oneBrokenPuzzleDoesNotStopTheOthers() {
    String text = "[\"" + G + "\",\"12\"," + NUMBERS.replace("[5,", "[55,") + ",\"" + G + "\"]";
    Reading reading = Samples.read(text);
    assertThat(Samples.givens(reading)).containsExactly(G, G);
    assertThat(reading.rejections()).hasSize(2);
  }

  @Test
  void everyElementThatIsNoPuzzleIsNamedWithItsPlace() {
    Reading reading = Samples.read("[\"" + G + "\",\n1,null,{},[],true,[[ ]]]\n[]");
    assertThat(Samples.givens(reading)).containsExactly(G);
    assertThat(reading.rejections())
        .extracting(rejection -> rejection.line() + ": " + rejection.found())
        .containsExactly(
            "2: \"1\" in column 1",
            "2: \"null\" in column 3",
            "2: an object without puzzle, quizzes or givens in column 8",
            "2: an empty array in column 11",
            "2: \"true\" in column 14",
            "2: an empty array in column 20",
            "3: an empty array in column 1");
  }

  @Test
  void aControlCharacterInANameIsToldWithItsPlace() {
    assertThat(rejected("{\"puzzle\":\"" + G + "\",\n \"name\":\"ab\\u001b\"}").found())
        .isEqualTo("U+001B as character 3 of the string in line 2, column 9, a name or note");
  }

  @Test
  void whatStandsBeforeBrokenJsonIsRead() {
    Reading reading = Samples.read("[\"" + G + "\",\n\"" + G + "\",\n\"123");
    assertThat(Samples.givens(reading)).containsExactly(G, G);
    assertThat(Samples.messages(reading))
        .containsExactly(
            "file, line 3: found the end in column 5; wanted the closing quote of a string");
    assertThat(Samples.read(LEETCODE.substring(0, 150)).rejections()).singleElement();
  }

  @Test
  void aLongListIsReadPuzzleByPuzzle() {
    String list = "[" + ("\n" + LEETCODE + ",").repeat(500) + LEETCODE + "]";
    assertThat(Samples.givens(Samples.read(list))).hasSize(501).containsOnly(G);
    assertThat(rejected("[[" + "1,".repeat(6000) + "1]]").found())
        .isEqualTo("more than 5,000 values in one puzzle");
  }
}
