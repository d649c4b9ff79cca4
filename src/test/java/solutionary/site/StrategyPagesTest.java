package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.sudoku.strategies.SudokuStrategies;

@DisplayName("The pages of the strategies")
class StrategyPagesTest {
  private static final RenderedSite SITE = RenderedSite.sample();

  private final Document page = SITE.page("strategies/queens/position-array.html");

  private final Document sudoku = SITE.page("strategies/sudoku/exact-cover.html");

  @Test
  @DisplayName("show the search tree of a small board without a script")
  void tree() {
    assertThat(page.select("svg.tree circle.placed")).hasSize(2);
    assertThat(page.select("svg.tree circle.rejected")).hasSize(4);
    assertThat(page.select("svg.tree circle.root")).hasSize(1);
    assertThat(page.select("svg.tree").attr("aria-label"))
        .isEqualTo("Search tree: 2 queens placed, 4 squares rejected, 0 solutions delivered");
  }

  @Test
  @DisplayName("list every step of that search")
  void steps() {
    assertThat(page.select(".steps tbody tr").eachText())
        .containsExactly(
            "1 placed 1, 1 1 –",
            "2 rejected 2, 1 1 –",
            "3 rejected 2, 2 1 –",
            "4 removed 1, 1 – –",
            "5 placed 1, 2 2 –",
            "6 rejected 2, 1 2 –",
            "7 rejected 2, 2 2 –",
            "8 removed 1, 2 – –");
  }

  @Test
  @DisplayName("show code as it is")
  void code() {
    assertThat(page.select(".code pre").text()).isEqualTo("if (a < b && c[[0]]) {}");
    assertThat(page.select(".code figcaption").text()).isEqualTo("PositionArray.java");
  }

  @Test
  @DisplayName("hold a player that stays hidden until its script runs")
  void player() {
    assertThat(page.select("#player[hidden]")).hasSize(1);
    assertThat(page.select("#player option[value^=n=]").eachText()).containsExactly("n=2", "n=8");
    assertThat(page.select("#player").attr("data-initial")).isEqualTo("n=8");
    assertThat(page.select("#player script").eachAttr("src"))
        .containsExactly("../../assets/engine.js", "../../assets/player.js");
    assertThat(SITE.text("assets/engine.js")).contains("queensPlayer");
  }

  @Test
  @DisplayName("compare all strategies in a table and a chart")
  void comparison() {
    Document index = SITE.page("strategies/index.html");
    assertThat(index.select("#queens thead th").eachText())
        .containsExactly("Instance", "Bitmask", "Position array");
    assertThat(index.select("#queens tbody tr").eachText())
        .containsExactly("n=2 – 6", "n=8 2,056 15,720", "n=10 35,538 –");
    assertThat(index.select("#queens .work svg .letter").eachText()).containsExactly("A", "B");
    assertThat(index.select("#queens .legend li").eachText())
        .containsExactly("A Bitmask", "B Position array");
  }

  @Test
  @DisplayName("compare the strategies of Sudoku by bars, open where a search did not decide")
  void bars() {
    Document index = SITE.page("strategies/index.html");
    assertThat(index.select("#sudoku .bars .legend").text())
        .isEqualTo("A Exact cover with dancing links");
    assertThat(index.select("#sudoku .bars .line span").eachText())
        .containsExactly(SampleCatalog.NASTY_NAME, "INSIDE");
    assertThat(index.select("#sudoku .bars circle").eachAttr("class"))
        .containsExactly("decided", "open");
    assertThat(index.select("#sudoku tbody th a").eachAttr("href"))
        .containsExactly("../sudoku/odd/1.html", "../sudoku/odd/2.html");
    assertThat(index.select("#sudoku .bars .own")).isEmpty();
    assertThat(sudoku.select(".bars .own text").eachText()).containsExactly("A", "A");
  }

  @Test
  @DisplayName("tell a search that stopped at its bound as undecided")
  void undecided() {
    assertThat(sudoku.select(".traced tbody tr").eachText())
        .containsExactly(
            "odd.1 " + SampleCatalog.NASTY_NAME + " 51 50 1 1 unique",
            "odd.2 INSIDE 90 80 0 0 undecided stopped at its bound");
  }

  @Test
  @DisplayName("show how a search of a Sudoku begins without a script")
  void firstSteps() {
    assertThat(sudoku.select(".steps tbody tr").eachText())
        .containsExactly(
            "1 placed 1, 3 1", "2 rejected 1, 4 1", "3 removed 1, 3 1", "4 placed 1, 3 2");
    assertThat(sudoku.select("svg.sudoku .found text").eachText()).containsExactly("2");
    assertThat(sudoku.select("svg.sudoku .found text").attr("x")).isEqualTo("2");
    assertThat(sudoku.select("#player option[data-givens]").eachAttr("value"))
        .containsExactly("puzzle=odd.1", "puzzle=odd.2");
    assertThat(sudoku.select("#player").attr("data-initial")).isEqualTo("puzzle=odd.1");
  }

  static Stream<String> strategies() {
    return Stream.concat(
        QueensStrategies.names().stream().map(name -> "queens." + name),
        SudokuStrategies.ALL.stream().map(each -> "sudoku." + each.name()));
  }

  @ParameterizedTest(name = "{0} has its messages: title, idea, terms and origin")
  @MethodSource("strategies")
  void everyStrategyHasItsMessages(String name) throws IOException {
    String own = "strategy." + name;
    List<String> keys =
        Files.readAllLines(Path.of("templates/messages_en.properties")).stream()
            .map(line -> line.split(" = ")[0])
            .filter(key -> key.equals(own) || key.startsWith(own + "."))
            .toList();
    assertThat(keys).containsExactlyInAnyOrder(own, own + ".idea", own + ".terms", own + ".origin");
  }
}
