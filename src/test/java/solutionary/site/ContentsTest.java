package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages say, where people have seen others say it wrong (cases A02, A04, A05, A10, A17). */
class ContentsTest {
  private final RenderedSite site = RenderedSite.sample();

  @ParameterizedTest(name = "n = {0}: orbits add up as {1}")
  @CsvSource({
    "1, 1 · 1 = 1",
    "4, 1 · 2 = 2",
    "5, 1 · 8 + 1 · 2 = 10",
    "6, 1 · 4 = 4",
    "7, 4 · 8 + 2 · 4 = 40",
    "8, 11 · 8 + 1 · 4 = 92"
  })
  void orbitsAddUp(int n, String sum) {
    Document page = site.page("queens/" + n + ".html");
    assertThat(page.select("p.sum").text()).isEqualTo(sum);
    String[] sides = sum.split(" = ");
    long total =
        Arrays.stream(sides[0].split(" \\+ "))
            .map(product -> product.split(" · "))
            .mapToLong(factors -> Long.parseLong(factors[0]) * Long.parseLong(factors[1]))
            .sum();
    assertThat(total).isEqualTo(Long.parseLong(sides[1]));
    assertThat(page.select(".figures data").first().text()).isEqualTo(sides[1]);
  }

  @ParameterizedTest(name = "n = {0}: 0 solutions, and the page says why")
  @ValueSource(ints = {2, 3})
  void sizesWithoutSolutions(int n) {
    Document page = site.page("queens/" + n + ".html");
    assertThat(page.select(".figures data").eachText()).containsExactly("0", "0", "0");
    assertThat(page.text()).contains("There is no solution:");
    assertThat(page.select("#gallery")).isEmpty();
    assertThat(site.page("index.html").select("a[href=queens/" + n + ".html]")).isNotEmpty();
  }

  @Test
  @DisplayName(
      "puzzles that are the same in disguise lead to each other, on their pages and in lists")
  void disguises() {
    assertThat(site.page("sudoku/odd/1.html").select(".names a").eachAttr("href"))
        .containsExactly("5.html");
    assertThat(site.page("sudoku/odd/5.html").select(".names a").eachText())
        .containsExactly("odd.1");
    assertThat(site.page("sudoku/odd/2.html").select(".names")).isEmpty();
    assertThat(site.page("sudoku/odd.html").select("td .names").eachText())
        .containsExactly("odd.5", "odd.1");
  }

  @Test
  @DisplayName("the certificate for n = 1 counts all eight maps, for n = 8 the turns")
  void burnside() {
    assertThat(site.page("queens/1.html").select("#certificate .sum").text())
        .isEqualTo("(1 + 1 + 2 · 1 + 4 · 1) / 8 = 1");
    assertThat(site.page("queens/8.html").select("#certificate .sum").text())
        .isEqualTo("(92 + 4 + 2 · 0) / 8 = 12");
    assertThat(site.page("queens/8.html").select("#certificate").text())
        .contains("java -jar solutionary.jar queens 8 | sha256sum")
        .contains("a1982849140ff26fbbf5536021ec1f8a506f40282ce4bc0134d195ef13908b06");
  }

  @Test
  @DisplayName("the first solution for n = 8 is 1 5 8 6 3 7 2 4, the last 8 4 1 3 6 2 7 5")
  void firstAndLast() {
    assertThat(site.page("queens/8.html").select(".two code").eachText())
        .containsExactly("1 5 8 6 3 7 2 4", "8 4 1 3 6 2 7 5");
  }

  @ParameterizedTest(name = "Q{0}.{1}: {2} different boards, made by eight maps")
  @CsvSource({"1, 1, 1", "4, 1, 2", "5, 1, 8", "5, 2, 2", "6, 1, 4", "8, 1, 8"})
  void orbitNamesAllMaps(int n, int number, int boards) {
    Document page = site.page("queens/" + n + "/" + number + ".html");
    assertThat(page.select(".orbit li")).hasSize(boards - 1);
    assertThat(page.select(".orbit b, #identity b")).hasSize(8);
  }

  @Test
  @DisplayName("verdicts come with what shows them")
  void verdicts() {
    assertThat(site.page("sudoku/odd/1.html").select("details.answer:not(.steps)")).hasSize(1);
    Document several = site.page("sudoku/odd/2.html");
    assertThat(several.select("details.answer")).hasSize(2);
    assertThat(several.select("details.answer .marked")).hasSize(2);
    assertThat(site.page("sudoku/odd/3.html").select("details.answer, .marked")).isEmpty();
    Document invalid = site.page("sudoku/odd/4.html");
    assertThat(invalid.text()).contains("5 twice in row 1.", "5 twice in box 1.");
    assertThat(invalid.select("svg.board .marked")).hasSize(1);
  }

  @Test
  @DisplayName("a rating that may be higher says so, in a word and with its hardest technique")
  void rating() {
    assertThat(site.page("sudoku/odd/5.html").text()).contains("≥ 7.2", "fiendish", "X-wing");
  }

  @Test
  @DisplayName("steps have sentences and addresses of their own")
  void steps() {
    Element path = site.page("sudoku/odd/1.html").selectFirst(".steps .path");
    assertThat(path.select("li").eachText())
        .containsExactly("In box 5, 5 …", "In box 5, 7 …", "X-wing. Rows 1 & 2 …");
    assertThat(path.select("li").eachAttr("id")).containsExactly("step-1", "step-2", "step-3");
    assertThat(path.select("ol").eachAttr("start")).containsExactly("1", "3");
  }

  @Test
  @DisplayName("instances are listed by number: n=8 before n=10")
  void instancesInOrder() {
    assertThat(site.page("strategies/queens/bitmask.html").select("tbody th").eachText())
        .containsExactly("n=8", "n=10");
  }

  @Test
  @DisplayName("all 36 places of the bishop have a board")
  void bishop() {
    assertThat(site.page("bishop.html").select(".boards svg")).hasSize(36);
  }

  @Test
  @DisplayName("twelve questions have answers where the catalogue has rows")
  void questions() {
    Document page = site.page("data/index.html");
    assertThat(page.select(".question")).hasSize(12);
    assertThat(page.select("#question-2 td").eachText()).hasSize(4);
  }

  @Test
  @DisplayName("every table and column of the catalogue is explained")
  void schema() {
    Document page = site.page("data/index.html");
    Stream.of("queens_board", "sudoku_step", "bishop_board", "sudoku_class", "queens_certificate")
        .forEach(table -> assertThat(page.getElementById(table).select("dt")).isNotEmpty());
  }
}
