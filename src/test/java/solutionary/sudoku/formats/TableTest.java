package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {
  private static final String G = Samples.GIVENS;

  @Test
  void columnsAreFoundByName() {
    Reading reading =
        Samples.read(
            "# a remark\n\nid, Name ,rating,PUZZLE,solution,note,published_rating\n"
                + ("1,One,1.5," + G + ",,first,7.1\n")
                + ("2,,2.0,\"" + G + "\",x,\"second, \"\"quoted\"\"\nand \tfolded\",hard\n"));
    assertThat(reading.rejections()).isEmpty();
    assertThat(reading.puzzles())
        .extracting(
            SourcePuzzle::name,
            SourcePuzzle::note,
            SourcePuzzle::publishedRating,
            SourcePuzzle::line)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("One", "first", "7.1", 4),
            org.assertj.core.groups.Tuple.tuple(null, "second, \"quoted\" and  folded", null, 5));
    assertThat(Samples.givens(reading)).containsExactly(G, G);
  }

  @Test
  void brokenRecordsAreNamedAndTheOthersRead() {
    Reading reading =
        Samples.read(
            "id,puzzle\n1\n2,"
                + G
                + "\n3,12345\n4,\""
                + G
                + "\"x\n5,"
                + G.replace('9', 'x')
                + "\n"
                + "6,\""
                + G
                + "\n7,"
                + G
                + "\n\n8,\"\n"
                + G
                + "\"\n");
    assertThat(reading.puzzles().stream().map(SourcePuzzle::line)).containsExactly(3, 8);
    assertThat(Samples.messages(reading))
        .satisfiesExactly(
            m -> assertThat(m).startsWith("file, line 2: found 1 field; wanted at least 2"),
            m -> assertThat(m).startsWith("file, line 4: found 5 cells; wanted 81"),
            m -> assertThat(m).startsWith("file, line 5: found 'x' (U+0078) in column 86 after a"),
            m -> assertThat(m).startsWith("file, line 6: found 'x' (U+0078) in column 16; wanted"),
            m -> assertThat(m).startsWith("file, line 7: found U+000A in column 85"),
            m -> assertThat(m).startsWith("file, line 10: found U+000A in column 4"),
            m -> assertThat(m).startsWith("file, line 11: found 1 field"));
  }

  @Test
  void anOpeningQuoteWithoutAClosingOneSwallowsNothing() {
    Reading reading =
        Samples.read("name,puzzle\n\"a," + G + "\n" + ("b," + G + "\n").repeat(60) + "\"c");
    assertThat(reading.puzzles()).hasSize(60);
    assertThat(reading.rejections().stream().map(Rejection::line)).containsExactly(2, 63);
    assertThat(reading.rejections().get(0).found())
        .isEqualTo("an opening quote without a closing one");
  }

  @Test
  void aMalformedLineInsideQuotesEndsThem() {
    byte[] bytes = Samples.bytes("name,puzzle\n\"a\n~\n\"," + G + "\nb," + G + "\n");
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '~' ? (byte) 0xE9 : bytes[i];
    }
    Reading reading = PuzzleReader.read("file", bytes);
    assertThat(reading.puzzles().stream().map(SourcePuzzle::line)).containsExactly(5);
    assertThat(reading.rejections().stream().map(Rejection::line)).containsExactly(2, 3, 4);
  }

  @ParameterizedTest(name = "under the single column {0} any text is read")
  @ValueSource(strings = {"puzzle", "quizzes", "givens"})
  void singleColumn(String header) {
    assertThat(Samples.givens(Samples.read(header + "\n" + G + "\n" + Samples.rows())))
        .containsExactly(G, G);
    assertThat(Samples.read(header + "\n" + G + "\n" + Samples.rows()).rejections()).isEmpty();
  }

  @ParameterizedTest(name = "{0} names several columns of puzzles: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "puzzle,puzzle | \"puzzle\" as field 1 and \"puzzle\" as field 2",
        "id;Givens;name;puzzle | \"givens\" as field 2 and \"puzzle\" as field 4",
        "puzzle,quizzes,givens | \"puzzle\" as field 1 and \"quizzes\" as field 2 and \"givens\" as field 3"
      })
  void severalColumns(String header, String found) {
    Reading reading = Samples.read("# a\n" + header + "\n" + G + "," + G + "\n" + G + "\n");
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections())
        .containsExactly(new Rejection("file", 2, found, "one column of puzzles"));
  }

  @ParameterizedTest(name = "a first line [{0}] only says what separates")
  @ValueSource(strings = {"sep=;", "SEP=,", "sep=|", "sep=\t", "\"sep=;\"", "\uFEFFsep=;"})
  void separatorLine(String first) {
    for (String rest : Samples.everyFormat().values()) {
      if ("[{<".indexOf(rest.charAt(0)) < 0 || rest.startsWith("[Puzzle")) {
        Reading reading = Samples.read(first + "\n" + rest);
        assertThat(reading.rejections()).isEmpty();
        assertThat(Samples.givens(reading)).containsExactly(G);
      }
    }
  }

  @Test
  void aSeparatorLineIsTheFirstOfAll() {
    assertThat(Samples.messages(Samples.read(G + "\nsep=;\nsep=;;\n")))
        .satisfiesExactly(
            m -> assertThat(m).startsWith("file, line 2: found text \"sep=;\""),
            m -> assertThat(m).startsWith("file, line 3: found text \"sep=;;\""));
    assertThat(Samples.messages(Samples.read("sep=;;\n" + G)))
        .singleElement()
        .asString()
        .startsWith("file, line 1: found text \"sep=;;\"");
  }

  @Test
  void aControlCharacterInANameOrNoteIsToldWithItsPlace() {
    Reading reading =
        Samples.read(
            "puzzle,id,name,note\n"
                + (G + ",\u0001,a\u001b,\n")
                + (G + ",,a,\"b\nc \u001b\"\n")
                + (G + ",\u0001,a,b\n"));
    assertThat(reading.puzzles()).extracting(SourcePuzzle::line).containsExactly(5);
    assertThat(reading.rejections())
        .extracting(Rejection::found)
        .containsExactly(
            "U+001B in line 2, column 86, a name or note",
            "U+001B in line 4, column 3, a name or note");
  }

  @Test
  void aHeaderBelowThePuzzlesIsText() {
    assertThat(Samples.read(G + "\nid,puzzle\n1," + G).puzzles()).hasSize(1);
  }
}
