package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import solutionary.site.rendering.SiteException;

/** Templates and messages: the project's own, and those that people change. */
class TemplatesTest {
  private static final Path OWN = Path.of("templates");
  private static final String ENGLISH = "messages_en.properties";

  @TempDir Path folder;

  private static Path boards;

  @BeforeAll
  static void writeBoards(@TempDir Path folder) {
    boards = folder.resolve("catalog.db");
    SampleCatalog.writeBoards(boards, 4);
  }

  @BeforeEach
  void copyTemplates() throws IOException {
    try (Stream<Path> files = Files.walk(OWN)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = folder.resolve("mine").resolve(OWN.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  @Test
  @DisplayName("templates never put out raw text, scripts or styles of their own")
  void nothingRaw() throws IOException {
    try (Stream<Path> files = Files.list(OWN)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".html")).toList()) {
        assertThat(Files.readString(file))
            .as(file.toString())
            .doesNotContain("utext", "[(", "th:inline", "<style", "style=", "javascript:", "__$")
            .doesNotContainPattern("<script(?![^>]* site:src)")
            .doesNotContainPattern("\\son[a-z]+=");
      }
    }
  }

  @Test
  @DisplayName("only the dialect puts markup into a page")
  void onlyTheDialectPutsMarkup() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/solutionary/site"))) {
      List<String> raw =
          files
              .filter(Files::isRegularFile)
              .filter(file -> read(file).contains("setBody("))
              .map(file -> file.getFileName().toString())
              .toList();
      assertThat(raw).containsExactly("SiteDialect.java");
    }
  }

  @Test
  @DisplayName("every message is used")
  void everyMessageIsUsed() throws IOException {
    StringBuilder uses = new StringBuilder();
    for (Path root : List.of(OWN, Path.of("src/main/java/solutionary/site"))) {
      try (Stream<Path> files = Files.walk(root)) {
        files
            .filter(file -> file.toString().matches(".*\\.(html|java)"))
            .forEach(file -> uses.append(read(file)));
      }
    }
    Pattern family =
        Pattern.compile(
            "((gallery\\.)?symmetry|map|verdict|technique|histogram|sorted|level|outcome|question|strategy|size\\.none)"
                + "\\..*");
    for (String line : Files.readAllLines(OWN.resolve(ENGLISH))) {
      Matcher key = Pattern.compile("([\\w.-]+) = .*").matcher(line);
      if (key.matches() && !family.matcher(key.group(1)).matches()) {
        assertThat(uses)
            .as("a use of " + key.group(1))
            .containsPattern(
                "[\"{ (]"
                    + Pattern.quote(key.group(1))
                    + "[\"}(]|\""
                    + Pattern.quote(key.group(1).replaceFirst("\\.[a-z]+$", "."))
                    + "\" \\+");
      }
    }
  }

  @ParameterizedTest(name = "{0} with {2} instead of {1}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          home.html | ${page.totals.puzzles} | ${page.totals.puzles} | (while making index.html): ${page.totals.puzles}: Totals has no puzles; it has fundamental, largestN, puzzles
          home.html | ${page.totals.puzzles} | ${totals.puzzles} | nothing here is called totals
          home.html | #{home.totals} | #{home.total} | no text for the key home.total
          home.html | #{home.totals} | #{home.totals(${page.totals.puzzles})} | has 0 places to fill, and the page fills 1
          messages_en.properties | home.totals = What it holds | home.totals = It's | the apostrophe ' is a quotation mark here; write ’
          messages_en.properties | home.totals = What it holds | home.totals What | "home.totals What" is no message; write key = text
          messages_en.properties | home.totals = What it holds | home.title = Again | a second text for home.title
          messages_en.properties | board.columns = Queens {0} | board.columns = Queens | has 0 places to fill, and the page fills 1
          messages_en.properties | board.columns = Queens {0} | board.columns = Queens in {1} | {0} is not used; number the places from 0
          messages_en.properties | board.columns = Queens {0} | board.columns = Queens in {x} | a place to fill is {0}, {1} and so on
          layout.html | site:href="${frame.home}" | site:href="#{home.title}" | site:href wants Address, and #{home.title} is String
          """)
  void mistakesAreTold(String file, String right, String wrong, String told) {
    change(file, text -> text.replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong)));
    long line =
        read(folder.resolve("mine").resolve(file))
                .lines()
                .takeWhile(each -> !each.contains(wrong))
                .count()
            + 1;
    assertThatThrownBy(this::render)
        .isInstanceOf(SiteException.class)
        .hasMessageContaining(told)
        .hasMessageContaining(file + ", line " + line);
  }

  @Test
  @DisplayName("a folder that is no folder, and one without a template, are told")
  void missingFiles() throws IOException {
    assertThatThrownBy(() -> render(folder.resolve("nowhere")))
        .isInstanceOf(SiteException.class)
        .hasMessageContaining("nowhere: no such folder");
    Files.delete(folder.resolve("mine/gallery.html"));
    Files.delete(folder.resolve("mine/solution.html"));
    assertThatThrownBy(this::render)
        .isInstanceOf(SiteException.class)
        .hasMessageContaining("solution.html: no such file");
  }

  @Test
  @DisplayName("a message file in another language makes the site in that language too")
  void secondLanguage() {
    change(ENGLISH, text -> text);
    write(
        "messages_zh.properties",
        read(OWN.resolve(ENGLISH))
            .replace("language.name = English", "language.name = 简体中文")
            .replace("home.title = A catalogue of board solutions", "home.title = 棋盘解目录"));
    RenderedSite site = render();
    Document page = site.page("zh/queens/4/1.html");
    assertThat(page.selectFirst("html").attr("lang")).isEqualTo("zh");
    assertThat(site.page("zh/index.html").selectFirst("h1").text()).isEqualTo("棋盘解目录");
    assertThat(page.select(".languages a").eachAttr("href"))
        .containsExactly("../../../queens/4/1.html", "1.html");
    assertThat(page.select("link[rel=alternate]").eachAttr("hreflang")).containsExactly("en", "zh");
    assertThat(page.select("link[rel=stylesheet]").attr("href"))
        .isEqualTo("../../../assets/site.css");
    assertThat(site.page("queens/4/1.html").select(".languages a").eachText())
        .containsExactly("English", "简体中文");
    assertThat(RenderedSite.sample().page("index.html").select(".languages")).isEmpty();
  }

  @Test
  @DisplayName("a language that leaves a message out is told which")
  void incompleteLanguage() {
    write(
        "messages_zh.properties",
        read(OWN.resolve(ENGLISH)).replace("home.totals = What it holds\n", ""));
    assertThatThrownBy(this::render)
        .isInstanceOf(SiteException.class)
        .hasMessageContaining("messages_zh.properties: no text for home.totals");
  }

  @Test
  @DisplayName("sitemap and canonical links are there with a base address only")
  void baseUrl() {
    RenderedSite site =
        RenderedSite.of(boards, Optional.empty(), Optional.of("https://example.org/a"));
    assertThat(site.text("sitemap.xml"))
        .contains("<url><loc>https://example.org/a/queens/4/1.html</loc></url>");
    assertThat(site.page("queens/4/1.html").select("link[rel=canonical]").attr("href"))
        .isEqualTo("https://example.org/a/queens/4/1.html");
    assertThat(RenderedSite.sample().files()).doesNotContainKey("sitemap.xml");
    assertThat(RenderedSite.sample().page("index.html").select("[rel=canonical]")).isEmpty();
  }

  private RenderedSite render() {
    return render(folder.resolve("mine"));
  }

  private RenderedSite render(Path templates) {
    return RenderedSite.of(boards, Optional.of(templates), Optional.empty());
  }

  private void change(String file, UnaryOperator<String> change) {
    write(file, change.apply(read(OWN.resolve(file))));
  }

  private void write(String file, String text) {
    try {
      Files.writeString(folder.resolve("mine").resolve(file), text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
