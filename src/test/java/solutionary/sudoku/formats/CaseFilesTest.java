package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cases of the public contract that concern files; what their solvers say is tested there. */
class CaseFilesTest {
  private static Reading read(String file) {
    return PuzzleReader.read(file, Samples.caseFile(file));
  }

  @ParameterizedTest(name = "{0} holds one puzzle with {1} givens")
  @CsvSource({
    "b01_timeout_22clues.txt, 22",
    "b02_15clues_pathological.txt, 15",
    "b03_conflict_33clues.txt, 33",
    "b05_four_same_rectangle.txt, 4",
    "b08_two_solutions_75clues.txt, 75",
    "b10_already_solved.txt, 81",
    "b11_full_but_wrong.txt, 81",
    "b12_empty_grid.txt, 0",
    "b29_consistent_but_impossible.txt, 17",
  })
  void onePuzzle(String file, int clues) {
    Reading reading = read(file);
    assertThat(reading.rejections()).isEmpty();
    assertThat(reading.puzzles()).singleElement();
    assertThat(reading.puzzles().get(0).givens().clues()).isEqualTo(clues);
  }

  @ParameterizedTest(name = "B14, B18, B19, B29: {0} holds the puzzle of B14 and nothing else")
  @ValueSource(
      strings = {
        "b17_sdk_metadata.sdk",
        "b20_zero_blanks.txt",
        "b22_utf8_bom.txt",
        "b23_crlf.txt",
        "b24_cr_only.txt",
        "b26_trailing_spaces_tab_nbsp.txt",
        "b26_no_final_newline.txt",
        "b38_name_with_markup.sdk"
      })
  void b14(String file) {
    assertThat(Samples.givens(read(file))).containsExactly(Samples.B14);
    assertThat(read(file).rejections()).isEmpty();
  }

  @ParameterizedTest(name = "B10: {0} is rejected with file, line 1, {1} found and 81 wanted")
  @CsvSource({"b13_80_chars.txt, 80", "b13_82_chars.txt, 82"})
  void b10(String file, int cells) {
    Reading reading = read(file);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(Samples.messages(reading))
        .containsExactly(
            file
                + ", line 1: found "
                + cells
                + " cells; wanted 81 cells in one line or nine rows"
                + " of 9: 1-9 for a given, one of . 0 * _ - for an empty cell");
  }

  @Test
  void b12GridHeadersAreNamesAndTheirDigitsAreNoCells() {
    Reading reading = read("b15_grid_headers.txt");
    assertThat(reading.rejections()).isEmpty();
    assertThat(reading.puzzles().stream().map(SourcePuzzle::name))
        .containsExactly("Grid 01", "Grid 09", "Grid 41");
    assertThat(Samples.givens(reading))
        .containsExactly(
            ".....2.31.36..4..9.8.......3....1.....4...7.....6....5.......7.6..8..25.25.7.....",
            Samples.B14,
            Samples.B14);
    assertThat(reading.puzzles().stream().map(SourcePuzzle::line)).containsExactly(2, 12, 22);
  }

  @Test
  void b14TaggedLinesAreNameAndNote() {
    SourcePuzzle puzzle = read("b17_sdk_metadata.sdk").puzzles().get(0);
    assertThat(puzzle.name()).isEqualTo("Tiny sample");
    assertThat(puzzle.note())
        .isEqualTo(
            "J. Example; Three comment 123456789 digits here; 01-02-2003; Easy;"
                + " https://example.org/p?id=1");
    assertThat(puzzle.line()).isEqualTo(7);
  }

  @Test
  void b15TheBorderedPrintoutIsThePuzzleOfB14AndItsFooterIsNamed() {
    Reading reading = read("b18_bordered.txt");
    assertThat(Samples.givens(reading)).containsExactly(Samples.B14);
    assertThat(reading.rejections().stream().map(Rejection::line)).containsExactly(14, 15);
    assertThat(reading.rejections().get(1).found()).isEqualTo("text \"Version 4.2n\"");
  }

  @Test
  void b17ADamagedLineIsNamedAndTheOthersAreRead() {
    Reading reading = read("b35_sdm_many_with_bad_line.sdm");
    assertThat(reading.puzzles().stream().map(SourcePuzzle::line)).containsExactly(1, 2, 4);
    assertThat(reading.rejections()).singleElement();
    assertThat(reading.rejections().get(0).line()).isEqualTo(3);
    assertThat(reading.rejections().get(0).found()).isEqualTo("80 cells");
  }

  @Test
  void b18Utf16IsNamedAndRefused() {
    Reading reading = read("b22_utf16le_bom.txt");
    assertThat(reading.puzzles()).isEmpty();
    assertThat(Samples.messages(reading))
        .singleElement()
        .asString()
        .contains("not UTF-8", "UTF-16 (little-endian)");
  }

  @Test
  void b29RowsOf8And10CellsThatAddUpTo81AreRejectedByTheirNumbers() {
    Reading reading = read("b36_wrong_lines_but_81.txt");
    assertThat(reading.puzzles()).isEmpty();
    assertThat(Samples.messages(reading))
        .containsExactly(
            "b36_wrong_lines_but_81.txt, line 1: found row 1 with 8 cells, row 2 with 10 cells;"
                + " wanted 9 cells in each row");
  }

  @ParameterizedTest(name = "B29: {0} is {1}")
  @CsvSource({"b34_empty_file.txt, an empty file", "b34_only_comments.txt, no puzzle"})
  void b29NoPuzzle(String file, String found) {
    Reading reading = read(file);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections())
        .isEqualTo(List.of(new Rejection(file, 0, found, Phrase.PUZZLE)));
  }

  @Test
  void d03MarkupInNamesIsLiteralText() {
    SourcePuzzle puzzle = read("b38_name_with_markup.sdk").puzzles().get(0);
    assertThat(puzzle.name()).isEqualTo("</script><script>1</script> [[${1+1}]]");
    assertThat(puzzle.note()).isEqualTo("A <b>&amp; \"B\"");
  }
}
