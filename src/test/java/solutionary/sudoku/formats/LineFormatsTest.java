package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineFormatsTest {
  private static SourcePuzzle only(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.rejections()).isEmpty();
    assertThat(reading.puzzles()).singleElement();
    assertThat(reading.puzzles().get(0).givens().cells()).isEqualTo(Samples.GIVENS);
    return reading.puzzles().get(0);
  }

  private static Rejection rejected(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections()).singleElement();
    return reading.rejections().get(0);
  }

  @ParameterizedTest(name = "after the cells, {0} is the name {1}, the note {2}, the rating {3}")
  @CsvSource(
      delimiter = '/',
      quoteCharacter = '`',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "\\tEasy\\tfrom a book/Easy/from a book/",
        "\\tEasy\\tfrom a book\\tpage 7/Easy/from a book/",
        "\\t7.1\\tfrom a book//from a book/7.1",
        "\\t\\tfrom a book//from a book/",
        " \\tEasy/Easy//",
        "\\t17 clues/17 clues//",
        " AI Escargot/AI Escargot//",
        "   11.9///11.9",
        " 11 hard one//hard one/11",
        " name\\tnote/name/note/",
        ",Inkala, 2010/Inkala/2010/",
        " ,Inkala/Inkala//",
        ",\"Inkala, 2010\",note/Inkala, 2010/note/",
        ",\"Inkala, 2010,note/\"Inkala/2010/",
        ",7///7",
        "\\t1e9/1e9//",
        "\\t.5/.5//",
        "\\t-0.25///-0.25",
        "\\t123456789012345678901/123456789012345678901//",
        "\\t# remark/# remark//",
        "\\u00a0\\u3000name\\u3000/name//",
      })
  void fields(String rest, String name, String note, String rating) {
    String fields =
        rest.replace("\\t", "\t").replace("\\u00a0", "\u00a0").replace("\\u3000", "\u3000");
    SourcePuzzle puzzle = only(Samples.GIVENS + fields);
    assertThat(puzzle.name()).isEqualTo(name);
    assertThat(puzzle.note()).isEqualTo(note);
    assertThat(puzzle.publishedRating()).isEqualTo(rating);
  }

  @ParameterizedTest(name = "a solution after {0} is neither name nor rating")
  @ValueSource(strings = {"\t", ",", " "})
  void solutionIsPassedOver(String separator) {
    String solution = "123456789".repeat(9);
    SourcePuzzle puzzle = only(Samples.GIVENS + separator + solution);
    assertThat(puzzle.name()).isNull();
    assertThat(puzzle.publishedRating()).isNull();
  }

  @Test
  void exchangeLinesHaveHashGivensRating() {
    SourcePuzzle puzzle = only("0000183b305c " + Samples.GIVENS + "  7.1");
    assertThat(puzzle.publishedRating()).isEqualTo("7.1");
    assertThat(puzzle.name()).isNull();
    assertThat(rejected("0000183b305c " + Samples.GIVENS.substring(1) + "  7.1").found())
        .isEqualTo("80 cells");
    assertThat(rejected("not-a-hash " + Samples.GIVENS).line()).isEqualTo(1);
  }

  @Test
  void digitsPlacedByAPlayerAreNoGivensInHodokuLines() {
    String placed = Samples.GIVENS.replaceFirst("\\.", "+4").replaceFirst("6\\.", "6+7");
    only(":0361-1:4:" + placed + ":434 441:411:r7c39");
    only(" :0000:x:" + placed);
  }

  @ParameterizedTest(name = "the HoDoKu line {0} is rejected: {1}")
  @CsvSource({
    ":0000, a HoDoKu library line without cells",
    ":0000:x, a HoDoKu library line without cells",
    ":0000:x::, 0 cells",
    ":0000:x:..+45x...:, 'x' (U+0078) in column 14",
  })
  void brokenHodokuLines(String line, String found) {
    assertThat(rejected(line).found()).isEqualTo(found);
  }

  @Test
  void candidatesInOneLineAreNamed() {
    assertThat(rejected("123456789".repeat(81)).found()).contains("729 cells, a candidate grid");
    assertThat(rejected(":0000:x:" + "1.3456789".repeat(81) + ":::").found())
        .contains("729 cells, a candidate grid");
  }

  @ParameterizedTest(name = "{0} cells in one line: {1}")
  @CsvSource({
    "1, 1 cell",
    "15, 15 cells",
    "16, '16 cells, a 4×4 grid'",
    "36, '36 cells, a 6×6 grid'",
    "64, '64 cells, an 8×8 grid'",
    "79, 79 cells",
    "80, 80 cells",
    "82, 82 cells",
    "162, 162 cells",
    "256, '256 cells, a 16×16 grid'",
    "625, '625 cells, a 25×25 grid'",
  })
  void numbersOfCells(int cells, String found) {
    assertThat(rejected("1".repeat(cells)).found()).isEqualTo(found);
    assertThat(rejected("1".repeat(cells)).wanted()).startsWith("81 cells");
  }

  @Test
  void lettersInGridsOf16AreNotNamedAsWrong() {
    assertThat(rejected("..3.A..F".repeat(32)).found()).isEqualTo("256 cells, a 16×16 grid");
  }

  @ParameterizedTest(name = "{0} in a cell is told with column {1} and code point {2}")
  @CsvSource({
    "x, 7, 'x' (U+0078)",
    "A, 1, 'A' (U+0041)",
    "٣, 81, '٣' (U+0663)",
    "５, 40, '５' (U+FF15)",
    "😀, 12, '😀' (U+1F600)",
    ";, 9, ';' (U+003B)",
  })
  void wrongCharacters(String character, int column, String told) {
    String cells = Samples.GIVENS;
    String text = cells.substring(0, column - 1) + character + cells.substring(column);
    assertThat(rejected(text).found()).isEqualTo(told + " in column " + column);
    assertThat(rejected(text).wanted()).isEqualTo(Phrase.CELL);
    assertThat(rejected("  " + text).found()).isEqualTo(told + " in column " + (column + 2));
  }

  @ParameterizedTest(name = "the invisible U+{0} in a cell is told by its code point alone")
  @ValueSource(strings = {"0007", "001B", "200B", "202E", "FEFF", "00AD", "2003"})
  void invisibleCharacters(String hex) {
    String character = Character.toString(Integer.parseInt(hex, 16));
    String text = Samples.GIVENS.substring(0, 40) + character + Samples.GIVENS.substring(41);
    assertThat(rejected(text).found()).isEqualTo("U+" + hex + " in column 41");
  }

  @Test
  void onlyWhiteSpaceOrACommaMayFollowThe81stCell() {
    assertThat(rejected(Samples.GIVENS + "#name").found()).isEqualTo("'#' (U+0023) in column 82");
    assertThat(rejected(Samples.GIVENS + ";name").found()).isEqualTo("';' (U+003B) in column 82");
  }

  @Test
  void whiteSpaceAmongTheCellsIsRightOnlyBetweenGroupsOfOneSize() {
    String cells = Samples.GIVENS;
    only(cells.replaceAll("(.{27})", "$1 "));
    only(cells.replaceAll("(.{3})", "$1 | "));
    assertThat(Samples.givens(Samples.read(cells.substring(0, 40) + " " + cells.substring(40))))
        .isEmpty();
    assertThat(rejected(cells.substring(0, 5) + " " + cells.substring(5)).found())
        .isEqualTo("81 cells in groups of different sizes");
    assertThat(rejected("1. " + cells).found()).isEqualTo("83 cells in groups of different sizes");
    assertThat(rejected("1) " + cells).found()).isEqualTo("')' (U+0029) in column 2");
  }

  @Test
  void remarksOverPuzzlesInOneLineAreNotTheirNotes() {
    SourcePuzzle puzzle = only("# givens\tname\n#DName\n\n" + Samples.GIVENS + "\n# end\n");
    assertThat(puzzle.name()).isNull();
    assertThat(puzzle.note()).isNull();
    assertThat(puzzle.line()).isEqualTo(4);
  }

  @Test
  void textThatIsNoPuzzleIsNamedLineByLine() {
    Reading reading = Samples.read("Dear all,\n" + Samples.GIVENS + "\n\nbye \u001b[31m\n");
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
    assertThat(reading.rejections().stream().map(Rejection::line)).containsExactly(1, 4);
    assertThat(reading.rejections().get(1).found()).isEqualTo("text \"bye \uFFFD[31m\"");
  }

  @Test
  void aNameWithAControlCharacterIsRejected() {
    assertThat(rejected(Samples.GIVENS + "\tred \u001b[31m").found())
        .isEqualTo("U+001B in column 87, a name or note");
    assertThat(rejected("00183b305c " + Samples.GIVENS + "\t\ta\u0085").found())
        .isEqualTo("U+0085 in column 96, a name or note");
    assertThat(rejected("# one\n#D\u2028\uFDD0\n\n" + Samples.rows()).found())
        .isEqualTo("U+FDD0 in line 2, column 4, a name or note");
    assertThat(rejected("#D\u0001\n" + Samples.GIVENS + "\ta\tb\u001b").found())
        .isEqualTo("U+001B in column 86, a name or note");
    assertThat(rejected("Grid 1 \u0001\n" + Samples.rows()).message())
        .startsWith("file, line 2: found U+0001 in line 1, column 8, a name or note; wanted text");
  }
}
