package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import solutionary.cli.Run;

@DisplayName("A build of n ≤ 8")
class WholeBuildTest {
  @TempDir static Path folder;
  private static LocalDate before;
  private static SortedMap<String, String> files;

  @BeforeAll
  static void build() {
    before = LocalDate.now();
    Path catalog = folder.resolve("catalog.db");
    Path site = folder.resolve("site");
    Run run = Run.of("build", "--max-n", 8, "--no-bundled", "--catalog", catalog, "--site", site);
    assertThat(run.status()).isZero();
    files = Tree.contents(folder);
  }

  @Test
  @DisplayName("A16: command line, rows, the index's numbers and the pages agree on 8 queens")
  void eightQueens() {
    assertThat(Run.of("queens", 8).out().lines()).hasSize(92);
    assertThat(Run.of("queens", 8, "--fundamental").out().lines()).hasSize(12);
    assertThat(rows("queens_solution")).isEqualTo(92);
    assertThat(rows("queens_fundamental")).isEqualTo(12);
    assertThat(numbersInIndex()).startsWith("92", "12");
    assertThat(files.get("site/data/queens-8.csv").lines().skip(1)).hasSize(92);
    assertThat(files.keySet()).filteredOn(p -> p.matches("site/queens/8/[0-9]+.html")).hasSize(12);
  }

  @Test
  @DisplayName("F05: says nothing of the day")
  void noDate() {
    for (LocalDate day : List.of(before, LocalDate.now())) {
      for (String form : List.of("yyyy-MM-dd", "yyyyMMdd", "d MMMM yyyy", "MMMM d, yyyy")) {
        String date = DateTimeFormatter.ofPattern(form, Locale.ENGLISH).format(day);
        assertThat(files)
            .allSatisfy((path, text) -> assertThat(text.contains(date)).as(path).isFalse());
      }
    }
  }

  private static int rows(String table) {
    Path catalog = folder.resolve("catalog.db");
    String sql = "SELECT count(*) FROM " + table + " WHERE n = 8";
    return Integer.parseInt(
        Run.of("query", sql, "--catalog", catalog).out().lines().toList().get(1));
  }

  private static List<String> numbersInIndex() {
    return Jsoup.parse(files.get("site/queens/index.html"))
        .select("tr:has(th a[href=8.html]) data")
        .eachText();
  }
}
