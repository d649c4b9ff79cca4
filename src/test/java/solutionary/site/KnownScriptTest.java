package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import solutionary.browser.Engine;
import solutionary.browser.KnownPuzzles;
import solutionary.catalog.Catalog;
import solutionary.catalog.PuzzleRow;

@DisplayName("The list of known puzzles")
class KnownScriptTest {
  private final KnownPuzzles known = Engine.knownSudoku(list());

  @Test
  @DisplayName("names every catalogued puzzle, and all labels of one that is there twice")
  void labels() {
    try (Catalog catalog = Catalog.open(RenderedSite.sampleCatalog())) {
      for (PuzzleRow row : catalog.sudoku().puzzles("odd")) {
        assertThat(known.labels(row.givens())).contains(row.label());
      }
      String twice = catalog.sudoku().puzzles("odd").get(0).givens();
      assertThat(known.labels(twice)).containsExactly("odd.1", "odd.5");
    }
  }

  @Test
  @DisplayName("knows a puzzle turned upside down with its digits exchanged")
  void disguised() {
    StringBuilder turned = new StringBuilder();
    try (Catalog catalog = Catalog.open(RenderedSite.sampleCatalog())) {
      String givens = catalog.sudoku().puzzles("odd").get(2).givens();
      givens.chars().forEach(c -> turned.insert(0, c == '.' ? "." : 10 - (c - '0')));
    }
    assertThat(known.labels(turned.toString())).containsExactly("odd.3");
    assertThat(known.labels("1" + ".".repeat(80))).isEmpty();
  }

  @Test
  @DisplayName("knows whose only solution a full grid is")
  void solved() {
    try (Catalog catalog = Catalog.open(RenderedSite.sampleCatalog())) {
      String solution = catalog.sudoku().puzzles("odd").get(0).solution();
      assertThat(known.solvedBy(solution)).containsExactly("odd.1", "odd.5");
      assertThat(known.solvedBy(solution.replace('1', '0').replace('2', '1').replace('0', '2')))
          .isEmpty();
      assertThat(known.solvedBy(catalog.sudoku().puzzles("odd").get(0).givens())).isEmpty();
    }
  }

  @Test
  @DisplayName("is a plain script with a text of puzzles and nothing else")
  void script() {
    assertThat(RenderedSite.sample().text("assets/known.js"))
        .matches("(//[^\n]*\n)+var knownPuzzles = `\n(#[a-z0-9-]+\n([1-9.]{81}[0-9a-f]+\n)+)+`;\n");
  }

  private static String list() {
    String script = RenderedSite.sample().text("assets/known.js");
    return script.substring(script.indexOf('`') + 1, script.lastIndexOf('`'));
  }
}
