package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import solutionary.cli.Run;

/**
 * Mistakes that were made elsewhere, as far as they concern a whole build with files of puzzles.
 */
class CasesBTest {
  private static final String B14 =
      "798213456342965817156748932287634591614589723935127684529376148471852369863491275";

  @TempDir Path folder;

  @Test
  @DisplayName("B03, B05, B25: an invalid puzzle is reported, kept, and stops nothing")
  void invalid() throws IOException {
    Run run =
        build(
            puzzles("b03_conflict_33clues.txt"),
            puzzles("b05_four_same_rectangle.txt"),
            puzzles("b12_empty_grid.txt"),
            puzzles("b29_consistent_but_impossible.txt"));
    assertThat(run.status()).isZero();
    assertThat(verdicts())
        .isEqualTo(
            """
            b03-conflict-33clues.1 invalid
            b05-four-same-rectangle.1 invalid
            b12-empty-grid.1 several
            b29-consistent-but-impossible.1 none
            """);
    assertThat(page("b03-conflict-33clues")).contains("2 twice in row 1.");
    assertThat(page("b05-four-same-rectangle")).contains("7 twice in column 4.");
  }

  @Test
  @DisplayName("B12, B17: equal puzzles are kept under both names, a damaged line is named")
  void duplicates() throws IOException {
    Run run = build(puzzles("b15_grid_headers.txt"), puzzles("b35_sdm_many_with_bad_line.sdm"));
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).contains("b35_sdm_many_with_bad_line.sdm, line 3: found 80 cells");
    assertThat(query("SELECT label, name FROM sudoku_puzzle WHERE name IS NOT NULL"))
        .isEqualTo(
            """
            b15-grid-headers.1 Grid 01
            b15-grid-headers.2 Grid 09
            b15-grid-headers.3 Grid 41
            """);
    assertThat(query("SELECT labels FROM sudoku_class WHERE labels LIKE '%headers.2%'"))
        .contains("\"b15-grid-headers.2\",\"b15-grid-headers.3\"");
  }

  @Test
  @DisplayName("B18, B19: a byte order mark, CRLF and CR make the very same bytes as LF")
  void lineEnds() throws IOException {
    Path file = folder.resolve("p.txt");
    for (String name : new String[] {"b22_utf8_bom.txt", "b23_crlf.txt", "b24_cr_only.txt"}) {
      String text = new String(bytes(name), StandardCharsets.UTF_8);
      Files.writeString(file, text);
      assertThat(build(file).status()).isZero();
      assertThat(query("SELECT solution FROM sudoku_puzzle")).isEqualTo(B14 + "\n");
      SortedMap<String, String> site = Tree.contents(folder.resolve("site"));
      Files.writeString(file, text.replace("\r\n", "\n").replace('\r', '\n').replace("\uFEFF", ""));
      build(file);
      assertThat(Tree.contents(folder.resolve("site"))).isEqualTo(site);
    }
  }

  @Test
  @DisplayName("B27: a full grid is its own solution when it is right, and invalid when it is not")
  void full() throws IOException {
    build(puzzles("b10_already_solved.txt"), puzzles("b11_full_but_wrong.txt"));
    assertThat(query("SELECT label, verdict, solution = givens FROM sudoku_puzzle"))
        .isEqualTo("b10-already-solved.1 unique 1\nb11-full-but-wrong.1 invalid \n");
  }

  private Run build(Path... puzzles) {
    Object[] options = new Object[2 * puzzles.length];
    for (int i = 0; i < puzzles.length; i++) {
      options[2 * i] = "--puzzles";
      options[2 * i + 1] = puzzles[i];
    }
    return Run.smallBuild(folder, options);
  }

  private String verdicts() {
    return query("SELECT label, verdict FROM sudoku_puzzle ORDER BY label");
  }

  /** The rows, a space between columns. */
  private String query(String sql) {
    String out = Run.of("query", sql, "--catalog", folder.resolve("catalog.db")).out();
    return out.substring(out.indexOf('\n') + 1).replace('\t', ' ');
  }

  private String page(String collection) {
    return Tree.contents(folder.resolve("site/sudoku")).get(collection + "/1.html");
  }

  private Path puzzles(String file) throws IOException {
    return Files.write(folder.resolve(file), bytes(file));
  }

  private static byte[] bytes(String file) throws IOException {
    try (InputStream in = CasesBTest.class.getResourceAsStream("/solutionary/cases/" + file)) {
      return in.readAllBytes();
    }
  }
}
