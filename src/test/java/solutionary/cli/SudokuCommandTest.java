package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs and outcomes are faults that people met in programs of this kind. */
@DisplayName("The command sudoku")
class SudokuCommandTest {
  private static final String B14 =
      "798213456342965817156748932287634591614589723935127684529376148471852369863491275";
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** Rated 11.9 by Sudoku Explainer: it needs nested chains from the first step on. */
  private static final String GOLDEN_NUGGET =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource({
    "B01, b01_timeout_22clues.txt, unique,"
        + " 173684952284935761956721384648397215527146893319852476895463127732518649461279538",
    "B02, b02_15clues_pathological.txt, several,",
    "B03, b03_conflict_33clues.txt, invalid,",
    "B05, b05_four_same_rectangle.txt, invalid,",
    "B08, b08_two_solutions_75clues.txt, several,",
    "B25, b01_timeout_22clues.txt, unique,"
        + " 173684952284935761956721384648397215527146893319852476895463127732518649461279538",
    "B25, b03_conflict_33clues.txt, invalid,",
    "B25, b29_consistent_but_impossible.txt, none,",
    "B27, b10_already_solved.txt, unique, " + B14,
    "B29, b26_no_final_newline.txt, unique, " + B14,
    "B29, b26_trailing_spaces_tab_nbsp.txt, unique, " + B14,
    "B14, b17_sdk_metadata.sdk, unique, " + B14,
    "B18, b22_utf8_bom.txt, unique, " + B14,
    "B19, b23_crlf.txt, unique, " + B14,
    "B19, b24_cr_only.txt, unique, " + B14,
    "B22, b29_consistent_but_impossible.txt, none,",
    "B25, b12_empty_grid.txt, several,",
    "B27, b11_full_but_wrong.txt, invalid,"
  })
  @Timeout(10)
  void verdicts(String id, String file, String verdict, String solution) {
    Run run = sudoku(file);
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .endsWith("\t" + verdict + "\t" + (solution == null ? "" : solution) + "\n");
    assertThat(run.out().lines()).hasSize(1);
  }

  @ParameterizedTest(name = "{0}: {1} is invalid, since {2}")
  @CsvSource({
    "B03, b03_conflict_33clues.txt, '2 twice in row 1, 2 twice in column 2, 2 twice in box 1'",
    "B05, b05_four_same_rectangle.txt, '7 twice in row 8, 7 twice in row 9, 7 twice in column 1,"
        + " 7 twice in column 4, 7 twice in box 7, 7 twice in box 8'",
    "B27, b11_full_but_wrong.txt, '5 twice in column 8, 7 twice in column 9'"
  })
  void reasons(String id, String file, String reason) {
    assertThat(sudoku(file).err()).contains(reason);
  }

  @ParameterizedTest(name = "{0}: {1} is rejected with status 3: {2}")
  @CsvSource({
    "B10, b13_80_chars.txt, 80, 81",
    "B10, b13_82_chars.txt, 82, 81",
    "B18, b22_utf16le_bom.txt, UTF-16, UTF-8",
    "B29, b36_wrong_lines_but_81.txt, row, 9",
    "B29, b34_empty_file.txt, empty, 81",
    "B29, b34_only_comments.txt, no puzzle, 81"
  })
  void rejections(String id, String file, String found, String wanted) {
    Run run = sudoku(file);
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(found, wanted).doesNotContain("Exception", "\tat ");
  }

  @Test
  @DisplayName(
      "B12, B15: headed blocks are three puzzles; a printout's footer is named, not solved")
  void blocks() {
    assertThat(sudoku("b15_grid_headers.txt").out().lines())
        .hasSize(3)
        .allMatch(line -> line.contains("\tunique\t"));
    Run printout = sudoku("b18_bordered.txt");
    assertThat(printout.status()).isEqualTo(3);
    assertThat(printout.out()).endsWith("\tunique\t" + B14 + "\n");
    assertThat(printout.out().lines()).hasSize(1);
    assertThat(printout.err()).contains("line 15", "Version 4.2n");
  }

  @Test
  @DisplayName("B17: one damaged line is named by number, the others are solved")
  void damagedLine() {
    Run run = sudoku("b35_sdm_many_with_bad_line.sdm");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out().lines()).hasSize(3).allMatch(line -> line.contains("\tunique\t"));
    assertThat(run.err()).contains("line 3").contains("80");
  }

  @Test
  @DisplayName("B27: a full and right grid is its own solution")
  void solvedAlready() {
    String[] fields = sudoku("b10_already_solved.txt").out().strip().split("\t");
    assertThat(fields[2]).isEqualTo(fields[0]);
  }

  @Test
  @DisplayName("B08: counts solutions up to a limit, which never weakens the verdict")
  void counts() {
    assertThat(sudoku("b08_two_solutions_75clues.txt", "--count-up-to", "5").out())
        .endsWith("\tseveral\t\t2\n");
    assertThat(sudoku("b08_two_solutions_75clues.txt", "--count-up-to", "1").out())
        .endsWith("\tseveral\t\t1\n");
    assertThat(sudoku("b02_15clues_pathological.txt", "--count-up-to", "100000").out())
        .endsWith("\tseveral\t\t100000\n");
    assertThat(sudoku("b29_consistent_but_impossible.txt", "--count-up-to", "5").out())
        .endsWith("\tnone\t\t0\n");
  }

  @Test
  @DisplayName("answers in the order of the input on any number of threads")
  void order() throws IOException {
    String puzzles = bundled("qqwing-easy.sdm").repeat(20);
    Run one = Run.withInput(puzzles, "sudoku", "--threads", "1");
    Run seven = Run.withInput(puzzles, "sudoku", "--threads", "7");
    assertThat(seven.out()).isEqualTo(one.out());
    List<String> givens = one.out().lines().map(line -> line.substring(0, 81)).toList();
    assertThat(givens).isEqualTo(puzzles.lines().toList());
  }

  @Test
  @DisplayName("writes JSON with the columns as keys, and null where there is nothing")
  void json() {
    Run run = sudoku("b12_empty_grid.txt", "--format", "json", "--count-up-to", "3");
    assertThat(run.out())
        .isEqualTo(
            "[\n{\"givens\":\""
                + ".".repeat(81)
                + "\",\"verdict\":\"several\",\"solution\":null,\"count\":3}\n]\n");
  }

  @Test
  @DisplayName("writes grids that it reads again")
  void grid() {
    String grid = sudoku("b17_sdk_metadata.sdk", "--format", "grid").out();
    assertThat(grid).contains("------+-------+------");
    assertThat(Run.withInput(grid, "sudoku").out()).isEqualTo(B14 + "\tunique\t" + B14 + "\n");
  }

  /** Ratings by SukakuExplainer 1.18.1 restricted to the techniques of Sudoku Explainer 1.2.1. */
  @ParameterizedTest(name = "rates {0} at {1}, {2}, for its {3}")
  @CsvSource({
    "......5.4..1.632...7.2.....3...2..4.7....5.8.4...8..7..6.7.......4.917........6.3, 2.6,"
        + " tricky, pointing",
    "....1.78.5....9..........4..2..........6....3.74.8.........3..2.8..4..1.6..5....., 4.2,"
        + " hard, xy-wing",
    ".8...4.5....7..3............1..85...6.....2......4....3.26............417........, 5.6,"
        + " hard, bug-plus-1"
  })
  void rates(String givens, String rating, String level, String technique) {
    assertThat(Run.withInput(givens, "sudoku", "--rate").out())
        .endsWith("\t" + rating + "\t" + level + "\t" + technique + "\n");
  }

  @Test
  @DisplayName("leaves the columns of a rating empty where there is not one solution, or no cell")
  void unrated() {
    assertThat(sudoku("b12_empty_grid.txt", "--rate").out()).endsWith("\tseveral\t\t\t\t\n");
    assertThat(sudoku("b10_already_solved.txt", "--rate").out()).endsWith("\t\t\t\n");
    assertThat(sudoku("b12_empty_grid.txt", "--rate", "--steps", "--count-up-to", "2").out())
        .endsWith("\tseveral\t\t2\t\t\t\n");
  }

  @Test
  @DisplayName("says that a rating is a lower bound where the techniques do not suffice")
  void lowerBound() {
    assertThat(Run.withInput(GOLDEN_NUGGET, "sudoku", "--rate").out())
        .endsWith("\t>=9.5\textreme\t\n");
  }

  @Test
  @DisplayName("adds canonical form and automorphisms last, for every verdict")
  void canonical() {
    String form = ".".repeat(80) + "1";
    assertThat(Run.withInput("7" + ".".repeat(80), "sudoku", "--canonical").out())
        .endsWith("\tseveral\t\t" + form + "\t41472\n");
    assertThat(sudoku("b11_full_but_wrong.txt", "--canonical", "--rate").out())
        .matches("[1-9]{81}\tinvalid\t\t\t\t\t1[1-9]{80}\t[1-9][0-9]*\n");
    assertThat(sudoku("b12_empty_grid.txt", "--canonical", "--format", "json").out())
        .endsWith(
            "\"solution\":null,\"canonical\":\""
                + ".".repeat(81)
                + "\",\"automorphisms\":3359232}\n]\n");
  }

  @Test
  @DisplayName("tells the steps below the puzzle, the last one filling the last cell")
  void steps() {
    Run textbook = Run.withInput(TEXTBOOK, "sudoku", "--rate", "--steps");
    List<String> lines = textbook.out().lines().toList();
    assertThat(lines.get(0)).endsWith("\t1.2\teasy\thidden-single-box");
    assertThat(lines).hasSize(1 + 51);
    assertThat(lines.get(1)).matches("\t1\t[a-z-]+\t.* [1-9]\\.");
    assertThat(lines.get(51)).startsWith("\t51\tlast-in-house\t");
  }

  @Test
  @DisplayName("says on standard error where a path breaks off")
  void brokenOff() {
    Run run = Run.withInput(GOLDEN_NUGGET, "sudoku", "--steps");
    long steps = run.out().lines().count() - 1;
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .contains(GOLDEN_NUGGET + ": the path breaks off after " + steps + " steps");
    assertThat(Run.withInput(TEXTBOOK, "sudoku", "--steps").err()).isEmpty();
  }

  @ParameterizedTest(name = "{0} finds the textbook example unique")
  @ValueSource(strings = {"cell-by-cell", "fewest-candidates", "exact-cover", "bitboard", "human"})
  void strategies(String name) {
    assertThat(Run.withInput(TEXTBOOK, "sudoku", "--strategy", name).out())
        .isEqualTo(Run.withInput(TEXTBOOK, "sudoku").out());
  }

  @Test
  @DisplayName("stays undecided where a strategy stops, and says no more than it has proved")
  void undecided() {
    assertThat(Run.withInput(GOLDEN_NUGGET, "sudoku", "--strategy", "human", "--rate").out())
        .isEqualTo(GOLDEN_NUGGET + "\tundecided\t\t\t\t\n");
    assertThat(sudoku("b03_conflict_33clues.txt", "--strategy", "human").out())
        .contains("\tinvalid\t");
  }

  @ParameterizedTest(name = "{0} is undecided at its bound, and never without a solution: {1}")
  @CsvSource({
    "cell-by-cell, ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "fewest-candidates, .....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
  })
  void bound(String strategy, String givens) {
    Run run = Run.withInput(givens, "sudoku", "--strategy", strategy);
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo(givens + "\tundecided\t\n");
  }

  @Test
  @DisplayName("names the strategies there are when it does not know one")
  void unknownStrategy() {
    Run run = Run.withInput(TEXTBOOK, "sudoku", "--strategy", "guess");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--strategy", "'guess'", "cell-by-cell", "human");
  }

  @Test
  @DisplayName("tells the steps in JSON too")
  void stepsInJson() {
    String json = Run.withInput(TEXTBOOK, "sudoku", "--steps", "--format", "json").out();
    assertThat(json).contains("\"steps\":[{\"step\":1,\"technique\":\"");
    assertThat(json.lines()).hasSize(3);
  }

  private static Run sudoku(String file, String... options) {
    Object[] args = new Object[options.length + 1];
    args[0] = "sudoku";
    System.arraycopy(options, 0, args, 1, options.length);
    try (InputStream in =
        SudokuCommandTest.class.getResourceAsStream("/solutionary/cases/" + file)) {
      return Run.withInput(in.readAllBytes(), args);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String bundled(String file) throws IOException {
    try (InputStream in =
        SudokuCommandTest.class.getResourceAsStream("/solutionary/puzzles/" + file)) {
      return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }
  }
}
