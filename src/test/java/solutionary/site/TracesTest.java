package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.catalog.Catalog;

/** Every block of counts shows what its SQL gives on the catalogue. */
class TracesTest {
  private static final RenderedSite SITE = RenderedSite.sample();
  private static Catalog catalog;

  @BeforeAll
  static void open() {
    catalog = Catalog.open(RenderedSite.sampleCatalog());
  }

  @AfterAll
  static void close() {
    catalog.close();
  }

  static Stream<String> pagesWithCounts() {
    return SITE.pages().filter(path -> SITE.text(path).contains("<data"));
  }

  @ParameterizedTest(name = "{0} shows what its SQL gives")
  @MethodSource("pagesWithCounts")
  void showsWhatItsSqlGives(String path) {
    for (Element data : SITE.page(path).select("data")) {
      assertThat(data.closest(".traced")).as("block around " + data).isNotNull();
    }
    for (Element block : SITE.page(path).select(".traced")) {
      String sql = block.select("details.sql code, .statement code").text();
      List<String> shown = block.select("data").eachAttr("value");
      List<List<String>> given = result(sql);
      if (sql.contains("ORDER BY") || given.size() == 1) {
        assertThat(shown).as(sql).isEqualTo(flat(given));
      } else {
        assertThat(chunks(shown, given)).as(sql).containsExactlyInAnyOrderElementsOf(given);
      }
    }
  }

  @Test
  @DisplayName("numbers are shown with thousands separators and kept plain for programs")
  void numbersAreGrouped() {
    Element tried =
        SITE.page("strategies/queens/position-array.html").selectFirst("data[value=15720]");
    assertThat(tried.text()).isEqualTo("15,720");
  }

  private static List<List<String>> result(String sql) {
    return catalog.query(sql).rows().stream()
        .map(row -> row.stream().filter(Objects::nonNull).map(TracesTest::plain).toList())
        .toList();
  }

  private static String plain(Object value) {
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.1f", number)
        : value.toString();
  }

  private static List<String> flat(List<List<String>> rows) {
    return rows.stream().flatMap(List::stream).toList();
  }

  private static List<List<String>> chunks(List<String> values, List<List<String>> like) {
    List<List<String>> rows = new ArrayList<>();
    int width = like.isEmpty() ? 1 : like.get(0).size();
    for (int at = 0; at < values.size(); at += width) {
      rows.add(values.subList(at, Math.min(values.size(), at + width)));
    }
    return rows;
  }
}
