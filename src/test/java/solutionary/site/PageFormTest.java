package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The form of every page, as readers and their tools rely on it. */
class PageFormTest {
  private static final RenderedSite SITE = RenderedSite.sample();

  static Stream<String> pages() {
    return SITE.pages();
  }

  @ParameterizedTest(name = "{0} parses without an error")
  @MethodSource("pages")
  void parsesWithoutAnError(String path) {
    Parser parser = Parser.htmlParser().setTrackErrors(10);
    Document page = Jsoup.parse(SITE.text(path), "", parser);
    assertThat(parser.getErrors()).isEmpty();
    assertThat(SITE.text(path)).startsWith("<!DOCTYPE html>\n<html lang=\"en\">");
    assertThat(page.select("meta[charset=utf-8]")).hasSize(1);
    assertThat(page.select("[th\\:text], [site\\:href], [style], [onclick]")).isEmpty();
    assertThat(page.select("script").eachText()).allMatch(String::isEmpty);
    assertThat(ids(page)).doesNotHaveDuplicates();
  }

  @ParameterizedTest(name = "{0} has one heading, and no level is left out below it")
  @MethodSource("pages")
  void headingsAreInOrder(String path) {
    Document page = SITE.page(path);
    assertThat(page.select("main#main h1")).hasSize(1);
    assertThat(page.title()).startsWith(page.selectFirst("h1").text());
    int level = 0;
    for (Element heading : page.select("h1, h2, h3, h4, h5, h6")) {
      int next = heading.tagName().charAt(1) - '0';
      assertThat(next).as(heading.text()).isLessThanOrEqualTo(level + 1);
      level = next;
    }
  }

  @ParameterizedTest(name = "{0} tells what each picture shows")
  @MethodSource("pages")
  void picturesHaveTexts(String path) {
    for (Element picture : SITE.page(path).select("svg")) {
      boolean hidden = picture.attr("aria-hidden").equals("true");
      boolean told = picture.attr("role").equals("img") && !picture.attr("aria-label").isBlank();
      assertThat(hidden || told).as(picture.outerHtml()).isTrue();
    }
  }

  @ParameterizedTest(
      name = "{0} has tables with a caption and with headings that say what they head")
  @MethodSource("pages")
  void tablesHaveHeadings(String path) {
    for (Element table : SITE.page(path).select("table")) {
      assertThat(table.select("> caption")).hasSize(1);
      assertThat(table.select("th:not([scope])")).isEmpty();
      assertThat(table.select("thead th[scope=col]")).isNotEmpty();
    }
  }

  @Test
  @DisplayName("a board's text lists its queens from the top row down")
  void boardTextListsQueens() {
    Element board = SITE.page("queens/8/1.html").selectFirst("svg.board");
    assertThat(board.attr("aria-label")).contains("1 5 8 6 3 7 2 4");
  }

  @Test
  @DisplayName("a Sudoku board's text lists its rows")
  void sudokuTextListsRows() {
    Element board = SITE.page("sudoku/odd/1.html").selectFirst("svg.board");
    assertThat(board.attr("aria-label")).contains("53..7.... 6..195...");
  }

  private static List<String> ids(Document page) {
    List<String> ids = new ArrayList<>();
    page.select("[id]").forEach(element -> ids.add(element.id()));
    return ids;
  }
}
