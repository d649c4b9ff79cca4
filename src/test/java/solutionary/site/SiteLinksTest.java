package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases D02, D05, D13 and D16: the site works below any address and from disk. */
class SiteLinksTest {
  private final RenderedSite site = RenderedSite.sample();

  @ParameterizedTest(name = "D02: every link is relative and names a file below {0}")
  @ValueSource(strings = {"http://localhost/any/sub/path/", "file:/home/someone/site/"})
  void everyLinkNamesAFile(String root) {
    List<String> broken = new ArrayList<>();
    site.pages()
        .forEach(
            page -> {
              for (String link : inner(site.page(page))) {
                String target = URI.create(root + page).resolve(link).toString();
                String path = target.replaceFirst("#.*", "");
                if (link.startsWith("/") || !isThere(root, path)) {
                  broken.add(page + " -> " + link);
                }
              }
            });
    assertThat(broken).isEmpty();
  }

  @Test
  @DisplayName("every link to a part of a page names an id that is there")
  void everyPartIsThere() {
    List<String> missing = new ArrayList<>();
    site.pages()
        .forEach(
            page -> {
              for (String link : inner(site.page(page))) {
                URI target = URI.create("x:/" + page).resolve(link);
                String id = target.getFragment();
                if (id != null
                    && site.page(target.getPath().substring(1)).getElementById(id) == null) {
                  missing.add(page + " -> " + link);
                }
              }
            });
    assertThat(missing).isEmpty();
  }

  @Test
  @DisplayName("links from the home page lead to every page")
  void everyPageCanBeReached() {
    Set<String> reached = new TreeSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of("index.html"));
    while (!waiting.isEmpty()) {
      String page = waiting.pop();
      if (reached.add(page)) {
        for (Element a : site.page(page).select("a[href]:not([href^=https])")) {
          String path = URI.create("x:/" + page).resolve(a.attr("href")).getPath().substring(1);
          if (path.endsWith(".html")) {
            waiting.push(path);
          }
        }
      }
    }
    assertThat(site.pages()).allMatch(reached::contains);
  }

  @Test
  @DisplayName("nothing is fetched from elsewhere, and only readers follow links out")
  void nothingIsFetchedFromElsewhere() {
    site.pages()
        .forEach(
            page -> {
              Document document = site.page(page);
              assertThat(document.select("[src]").eachAttr("src")).noneMatch(u -> u.contains(":"));
              assertThat(document.select("link").eachAttr("href")).noneMatch(u -> u.contains(":"));
              assertThat(document.select("a[href*=:]").eachAttr("href"))
                  .allMatch(link -> link.startsWith("https://"));
            });
    assertThat(site.text("assets/site.css")).doesNotContain("http", "@import");
  }

  @Test
  @DisplayName("no path begins with an underscore, and Jekyll is told to stay away")
  void pagesHostKeepsAllFiles() {
    assertThat(site.files()).containsKey(".nojekyll");
    assertThat(site.files().keySet()).noneMatch(path -> path.matches("(.*/)?_.*"));
  }

  private boolean isThere(String root, String address) {
    String path = address.startsWith(root) ? address.substring(root.length()) : "outside";
    return site.files().containsKey(path) || path.equals(FileRecord.PATH);
  }

  private static List<String> inner(Document page) {
    List<String> links = new ArrayList<>();
    for (Element element : page.select("[href], [src]")) {
      String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
      if (!link.startsWith("https://")) {
        links.add(link);
      }
    }
    return links;
  }
}
