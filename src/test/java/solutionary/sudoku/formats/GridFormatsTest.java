package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridFormatsTest {
  private static final String OTHER =
      "\n1........\n.2.......\n..3......\n...4.....\n....5....\n.....6...\n......7..\n.......8.\n........9";

  private static final String OTHER_GIVENS = OTHER.replace("\n", "");

  private static final String BANDS = Samples.framed("", "abcdefghi", " ", "");
  private static final String FRAMED =
      Samples.framed("+---+---+---+", "|abc|def|ghi|", "+---+---+---+", "+---+---+---+");

  private static Rejection rejected(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections()).singleElement();
    return reading.rejections().get(0);
  }

  private static String withoutLine(String text, int number) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n")));
    lines.remove(number - 1);
    return String.join("\n", lines) + "\n";
  }

  @Test
  void gridsFollowOneAnotherWithOrWithoutABlankLine() {
    String rows = Samples.rows();
    assertThat(Samples.givens(Samples.read(rows + OTHER + "\n" + rows)))
        .containsExactly(Samples.GIVENS, OTHER_GIVENS, Samples.GIVENS);
    assertThat(Samples.givens(Samples.read(rows + "\n" + OTHER + "\n\n\n" + rows)))
        .containsExactly(Samples.GIVENS, OTHER_GIVENS, Samples.GIVENS);
    assertThat(Samples.givens(Samples.read(FRAMED + FRAMED + "\n" + FRAMED))).hasSize(3);
    assertThat(Samples.givens(Samples.read(BANDS + "\n" + BANDS + "\n" + BANDS))).hasSize(3);
    assertThat(Samples.givens(Samples.read(BANDS + "\n\n" + BANDS))).hasSize(2);
  }

  @ParameterizedTest(name = "without line {0} no grid takes a row from the next")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void aLostRowShiftsNoGrid(int line) {
    String rows = Samples.rows() + "\n";
    assertThat(Samples.givens(Samples.read(withoutLine(rows + OTHER.substring(1), line))))
        .isEmpty();
    assertThat(Samples.givens(Samples.read(withoutLine(rows + "\n" + OTHER.substring(1), line))))
        .containsExactly(OTHER_GIVENS);
  }

  @ParameterizedTest(name = "without line {0} of a framed grid the next one is read")
  @ValueSource(ints = {2, 3, 4, 6, 7, 8, 10, 11, 12})
  void aLostRowOfAFramedGrid(int line) {
    String two = withoutLine(FRAMED, line) + FRAMED.replace('5', '6');
    Reading reading = Samples.read(two);
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS.replace('5', '6'));
    assertThat(Samples.messages(reading))
        .singleElement()
        .asString()
        .contains("found 8 rows; wanted nine rows of 9 cells");
  }

  @Test
  void aLostBandLeavesNoGridThatCouldBeShifted() {
    String lost = BANDS.substring(BANDS.indexOf(" \n") + 2);
    assertThat(Samples.givens(Samples.read(lost + "\n" + BANDS + "\n" + BANDS))).isEmpty();
    assertThat(Samples.givens(Samples.read(lost + "\n\n" + BANDS + "\n\n" + BANDS))).hasSize(2);
  }

  @Test
  void nineRowsThatAreAloneAreAGridWhereverTheBlankLinesAre() {
    String rows = Samples.rows().replaceFirst("(?s)(6\\.\\n)", "$1\n");
    assertThat(Samples.givens(Samples.read(rows))).containsExactly(Samples.GIVENS);
    assertThat(Samples.read(rows + "\n\n" + rows).puzzles()).isEmpty();
  }

  @Test
  void nineRowsNearAGridAreNotAlone() {
    String eight = withoutLine(Samples.rows(), 4);
    String text = eight + "\n" + Samples.row(1) + "\n" + OTHER;
    assertThat(Samples.givens(Samples.read(text))).containsExactly(OTHER_GIVENS);
  }

  @Test
  void bandsThatRanTogetherMakeTheOthersDoubtful() {
    String band = (Samples.row(1) + "\n").repeat(3);
    String[] bands = new String[9];
    int[] sizes = {1, 2, 2, 1, 1, 1, 1, 1, 2};
    for (int i = 0; i < 9; i++) {
      bands[i] = band.repeat(sizes[i]);
    }
    assertThat(Samples.read(String.join("\n", bands)).puzzles()).isEmpty();
  }

  @ParameterizedTest(name = "{0} rows are not a grid")
  @CsvSource({"1, 9 cells", "2, 2 rows", "8, 8 rows", "10, 10 rows", "17, 17 rows"})
  void numbersOfRows(int rows, String found) {
    assertThat(rejected((Samples.row(1) + "\n").repeat(rows)).found()).isEqualTo(found);
  }

  @ParameterizedTest(name = "a {0}×{0} grid is named so, as rows and with spaces and borders")
  @ValueSource(ints = {4, 6, 8, 12, 16})
  void otherSizes(int size) {
    String row = "1.".repeat(size / 2) + "\n";
    String name = size + "×" + size + " grid";
    assertThat(rejected(row.repeat(size)).found()).endsWith(name);
    assertThat(rejected(row.replace(".", " . ").repeat(size)).found()).endsWith(name);
    assertThat(rejected("+--+--+\n|" + row.repeat(size).replace("\n", "|\n|")).found())
        .endsWith(name);
  }

  @Test
  void aWrongCharacterIsToldWithRowLineColumnAndCodePoint() {
    Rejection rejection = rejected("# grid\n" + Samples.rows().replace("4..8.3..1", " 4..x.3..1"));
    assertThat(rejection.message())
        .isEqualTo(
            "file, line 6: found 'x' (U+0078) in column 5, row 5;"
                + " wanted 1-9 for a given or one of . 0 * _ - for an empty cell");
  }

  @Test
  void rowsWithTheWrongNumberOfCellsAreToldByTheirNumbers() {
    String rows =
        Samples.rows().replace("...419..5", "...419..").replace("....8..79", "....8..79.");
    Rejection rejection = rejected("Grid 1\n" + rows);
    assertThat(rejection.line()).isEqualTo(9);
    assertThat(rejection.found()).isEqualTo("row 8 with 8 cells, row 9 with 10 cells");
  }

  @Test
  void rowsInGroupsOfDifferentSizesAreDoubtful() {
    Rejection rejection = rejected(Samples.rows().replace("8...6...3", "8... 6...3"));
    assertThat(rejection.line()).isEqualTo(4);
    assertThat(rejection.found()).isEqualTo("row 4 with its cells in groups of different sizes");
  }

  @Test
  void candidateGridsAreRefusedByName() {
    String row = "| 5 12 3 | 469 7 1 | 8 2 16 |\n";
    String border = ".--------.---------.--------.\n";
    String grid = border + (row.repeat(3) + border.replace('.', ':')).repeat(3);
    assertThat(rejected(grid).found()).isEqualTo("a candidate grid (pencil marks)");
    assertThat(rejected(grid.replace("|", "")).found())
        .isEqualTo("a candidate grid (pencil marks)");
  }

  @Test
  void aDashIsABlankOnlyWhereNoBorderUsesIt() {
    String dashes = Samples.rows().replace('.', '-');
    assertThat(Samples.givens(Samples.read(dashes))).containsExactly(Samples.GIVENS);
    assertThat(Samples.givens(Samples.read("=========\n" + dashes + "\n=========")))
        .containsExactly(Samples.GIVENS);
    Rejection rejection = rejected("+---+\n" + dashes);
    assertThat(rejection.message())
        .contains("line 2: found '-' (U+002D) in column 3, row 1", "where a border uses '-'");
    assertThat(Samples.givens(Samples.read("-----\n\n" + dashes))).containsExactly(Samples.GIVENS);
  }

  @Test
  void nineDashesAreARowWhereOtherRowsHaveDashesAndABorderElsewhere() {
    String dashes = (Samples.rows() + OTHER).replace('.', '-').replace("--3------", "---------");
    assertThat(Samples.givens(Samples.read(dashes)))
        .containsExactly(Samples.GIVENS, OTHER_GIVENS.replace('3', '.'));
    assertThat(Samples.read(Samples.rows().replace("...419..5", "---------")).puzzles()).isEmpty();
  }

  @Test
  void theEmptyGridMayBeDrawnWithAnyBlank() {
    for (String blank : ". 0 * _ -".split(" ")) {
      String empty = ".".repeat(81);
      assertThat(Samples.givens(Samples.read(blank.repeat(81)))).containsExactly(empty);
      assertThat(Samples.givens(Samples.read((blank.repeat(9) + "\n").repeat(9))))
          .containsExactly(empty);
    }
  }

  @Test
  void remarksAreNameAndNoteOfTheGridBelow() {
    Reading reading =
        Samples.read(
            "# one\n#DFirst\n#L\n#LEasy\n#A note\n"
                + Samples.rows()
                + "\n#two\n\n#D Second\n#DThird\n"
                + Samples.rows());
    SourcePuzzle first = reading.puzzles().get(0);
    SourcePuzzle second = reading.puzzles().get(1);
    assertThat(reading.rejections()).isEmpty();
    assertThat(List.of(first.name(), first.note())).containsExactly("First", "one; Easy; A note");
    assertThat(List.of(second.name(), second.note())).containsExactly("Second", "two; Third");
  }

  @Test
  void aHeadingNamesTheNextPuzzleOnlyAndIsMissedWithoutOne() {
    Reading reading =
        Samples.read(
            "Grid 01\ngrid 2 (hard)\n"
                + Samples.rows()
                + "\n\n"
                + Samples.rows()
                + "\nGrid 3\n"
                + Samples.GIVENS
                + "\nGrid 4\n"
                + Samples.row(1)
                + "\nGrid 5\n");
    assertThat(reading.puzzles().stream().map(SourcePuzzle::name))
        .containsExactly("grid 2 (hard)", null, "Grid 3");
    assertThat(Samples.messages(reading))
        .satisfiesExactly(
            m -> assertThat(m).startsWith("file, line 1: found no puzzle under \"Grid 01\""),
            m -> assertThat(m).startsWith("file, line 25: found 9 cells"),
            m -> assertThat(m).startsWith("file, line 26: found no puzzle under \"Grid 5\""));
  }

  @Test
  void aRemarkInTheMiddleOfAGridEndsIt() {
    Reading reading = Samples.read(Samples.rows().replace("\n8...", "\n# here\n8..."));
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections().stream().map(Rejection::found))
        .containsExactly("3 rows", "6 rows");
  }

  @Test
  void thousandsOfRemarksAreAboutTheFile() {
    Reading reading = Samples.read("# remark\n".repeat(1001) + Samples.rows());
    assertThat(reading.puzzles().get(0).note()).isNull();
  }

  @Test
  void theWorkOfAPlayerInSadManSectionsIsPassedOver() {
    String state = "\n[State]\n" + Samples.rows().replace('.', '1') + "\n[PencilMarks]\n1,2,,3\n";
    Reading reading = Samples.read("#DOne\n[Puzzle]\n" + Samples.rows() + state);
    assertThat(reading.rejections()).isEmpty();
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
    assertThat(reading.puzzles().get(0).name()).isEqualTo("One");
    assertThat(Samples.read(state).rejections().get(0).found()).isEqualTo("text \"[State]\"");
    assertThat(Samples.read(state).puzzles()).isEmpty();
  }

  @Test
  void theWorkBelowAHeadingThatCannotBeReadIsNoPuzzle() {
    String state = Samples.rows().replace('.', '1');
    for (String head : List.of("[Stat\"]", "[State", "[St ate]")) {
      Reading reading = Samples.read("[Puzzle]\n" + Samples.rows() + "\n" + head + "\n" + state);
      assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
      assertThat(reading.rejections()).hasSize(1);
    }
    Reading first = Samples.read("[Pu zzle]\n" + Samples.rows() + "\n[State]\n" + state);
    assertThat(Samples.givens(first)).containsExactly(Samples.GIVENS);
  }
}
