package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Cases D01, D03 and F02: what comes from a file is shown as it is, and only that. */
class NamesAreLiteralTest {
  private final RenderedSite site = RenderedSite.sample();

  @Test
  @DisplayName("a name with markup and expressions stands literally in title, heading and index")
  void nameStandsLiterally() {
    Document page = site.page("sudoku/odd/1.html");
    assertThat(page.title()).isEqualTo(SampleCatalog.NASTY_NAME + " · Solutionary");
    assertThat(page.selectFirst("h1").text()).isEqualTo(SampleCatalog.NASTY_NAME);
    assertThat(page.selectFirst(".lead").text()).isEqualTo(SampleCatalog.NASTY_NOTE);
    assertThat(page.select("main b b, main a[href*=x.org]")).isEmpty();
    assertThat(page.select("script:not([src^=../../assets/])")).isEmpty();
    assertThat(site.page("sudoku/odd.html").select("tbody a").first().text())
        .isEqualTo(SampleCatalog.NASTY_NAME);
  }

  @Test
  @DisplayName("a title and a source with markup stand literally in attributes and navigation")
  void titleStandsLiterally() {
    Document page = site.page("sudoku/odd/2.html");
    assertThat(page.select(".trail a").last().text()).isEqualTo("Odd & <i>ends</i>");
    assertThat(page.text()).contains("a \"source\"");
    assertThat(site.page("sudoku/odd.html").select("meta[name=description]").attr("content"))
        .startsWith("Odd & <i>ends</i>: 5 Sudoku puzzles");
    assertThat(site.page("data/index.html").text()).contains("Puzzles: Odd & <i>ends</i>");
  }

  @Test
  @DisplayName("a note that looks like an expression keeps its brackets")
  void listsSurvive() {
    assertThat(site.page("sudoku/odd/4.html").selectFirst(".lead").text())
        .isEqualTo("[[1,3],[2,0]]");
  }

  @Test
  @DisplayName("a puzzle named no has its name, and one without a name its label")
  void namesThatLookFalse() {
    assertThat(site.page("sudoku/odd/3.html").selectFirst("h1").text()).isEqualTo("no");
    assertThat(site.page("sudoku/odd/5.html").selectFirst("h1").text()).isEqualTo("odd.5");
  }
}
