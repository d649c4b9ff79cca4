package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {
  private static final String G = Samples.GIVENS;
  private static final String COMMAS = Samples.sheet(",");
  private static final String TABS = Samples.sheet("\t");

  private static Rejection rejected(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections()).singleElement();
    return reading.rejections().get(0);
  }

  private static void isTheSample(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.rejections()).isEmpty();
    assertThat(Samples.givens(reading)).containsExactly(G);
  }

  @ParameterizedTest(name = "[{0}] may stand between the fields")
  @ValueSource(strings = {",", ";", "\t", " , ", ", ", " ;"})
  void separators(String separator) {
    String sheet = Samples.sheet(separator);
    assertThat(sheet.lines().findFirst())
        .hasValue("53..7....".replaceAll("(?<=.)(?=.)", separator).replace(".", ""));
    isTheSample(sheet);
    isTheSample("# a book\n\n" + sheet + "\n\n");
    isTheSample("\uFEFF" + sheet.replace("\n", "\r\n"));
  }

  @Test
  void fieldsMayBeQuotedAndEmptyCellsMarked() {
    isTheSample(COMMAS.replaceAll("([1-9])", "\"$1\""));
    isTheSample(Samples.rows().replace('.', '0').replaceAll("(?m)(?<=.)(?=.)", ","));
  }

  @Test
  void rowsMayBeFullOrEmpty() {
    String full = "5,3,4,6,7,8,9,1,2\n";
    String sheet = full + ",,,,,,,,\n".repeat(7) + full;
    String givens = "534678912" + ".".repeat(63) + "534678912";
    assertThat(Samples.givens(Samples.read(sheet))).containsExactly(givens);
    assertThat(Samples.givens(Samples.read(sheet.replace(',', '\t')))).isEmpty();
    String last = "\t".repeat(8) + "\n" + TABS.substring(TABS.indexOf('\n') + 1);
    assertThat(Samples.givens(Samples.read(last)))
        .containsExactly(".........".concat(G.substring(9)));
  }

  @Test
  void sheetsFollowOneAnotherAfterABlankLine() {
    Reading reading = Samples.read("#DOne\n" + COMMAS + "\n\n" + TABS + "\n\n" + Samples.rows());
    assertThat(reading.rejections()).isEmpty();
    assertThat(Samples.givens(reading)).containsExactly(G, G, G);
    assertThat(reading.puzzles()).extracting(SourcePuzzle::name).containsExactly("One", null, null);
    assertThat(reading.puzzles()).extracting(SourcePuzzle::line).containsExactly(2, 12, 22);
    assertThat(rejected(COMMAS + "\n" + COMMAS).found()).isEqualTo("18 rows of fields");
    assertThat(rejected(COMMAS + "\n,,,,,,,,\n" + COMMAS).found()).isEqualTo("19 rows of fields");
  }

  @ParameterizedTest(name = "with {0} for {1}: line {2}, {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "5,3,,,7       | 5,3,,,7,,,,  | 1 | row 1 with 5 fields",
        "5,3,,,7,,,,,  | 5,3,,,7,,,,  | 1 | row 1 with 10 fields",
        "6,,1,9,5,,,   | 6,,,1,9,5,,, | 2 | row 2 with 8 fields",
        "6,,,1,x,5,,,  | 6,,,1,9,5,,, | 2 | 'x' (U+0078) in column 7, row 2"
      })
  void wrongRows(String wrong, String right, int line, String found) {
    assertThat(COMMAS).contains(right);
    for (char separator : ",;\t".toCharArray()) {
      Rejection rejection = rejected(COMMAS.replace(right, wrong).replace(',', separator));
      assertThat(rejection.line()).isEqualTo(line);
      assertThat(rejection.found()).isEqualTo(found);
    }
  }

  @Test
  void rowsWithoutTheirLastSeparatorsAreToldByTheirFields() {
    String dropped = COMMAS.replaceAll("(?m),+$", "");
    assertThat(rejected(dropped).message())
        .isEqualTo(
            "file, line 1: found row 1 with 5 fields, row 2 with 6 fields, row 3 with 8 fields,"
                + " row 7 with 8 fields; wanted 9 fields in each row, an empty one for an empty"
                + " cell");
    assertThat(rejected(dropped.replace(',', '\t')).found()).startsWith("row 1 with 5 fields");
  }

  @Test
  void aRowTooFewOrTooManyShiftsNothing() {
    int second = COMMAS.indexOf('\n') + 1;
    assertThat(rejected(COMMAS.substring(second)).found()).isEqualTo("8 rows of fields");
    assertThat(rejected(COMMAS.substring(0, second) + COMMAS).found())
        .isEqualTo("10 rows of fields");
    assertThat(rejected(TABS.substring(TABS.indexOf('\n') + 1)).found())
        .isEqualTo("8 rows of fields");
    assertThat(rejected(",,,,,,,,\n".repeat(100_000)).found()).isEqualTo("100000 rows of fields");
  }

  @Test
  void headingsAreNoRow() {
    String headed = "1,2,3,4,5,6,7,8,9\n" + COMMAS.substring(COMMAS.indexOf('\n') + 1);
    assertThat(rejected(headed).found()).isEqualTo("1 to 9 in row 1, as headings are");
    String full =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    String rows = full.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "$1\n");
    assertThat(Samples.givens(Samples.read(rows))).containsExactly(full);
  }

  @Test
  void tabsThatAreMereWhiteSpaceStayThat() {
    String spaced = Samples.rows().replaceAll("(?m)(?<=.)(?=.)", "\t");
    isTheSample(spaced);
    isTheSample("\t".repeat(8) + "\n" + spaced);
    isTheSample(spaced + "\n" + "\t".repeat(8) + "\n");
    // A row that lost a cell and ends with a TAB has nine fields, and is no row of them.
    String lost = spaced.substring(2).replaceFirst("\n", "\t\n");
    assertThat(Samples.read(lost).puzzles()).isEmpty();
    String solved = Samples.rows().replaceAll("[^\n]", "1").replaceAll("(?m)(?<=.)(?=.)", "\t");
    assertThat(Samples.read(solved.substring(2).replaceFirst("\n", "\t\n")).puzzles()).isEmpty();
    isTheSample(Samples.framed("", "a\tb\tc\t\td\te\tf\t\tg\th\ti", "\t".repeat(8), ""));
  }
}
