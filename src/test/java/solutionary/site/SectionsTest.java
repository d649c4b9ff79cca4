package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A catalogue that holds less makes a site that shows less, and says nothing of the rest. */
class SectionsTest {
  @TempDir Path folder;

  @Test
  @DisplayName("without strategies, bishop and puzzles there are no pages of them and no links")
  void emptySections() {
    RenderedSite site = boards(3);
    assertThat(site.pages()).noneMatch(path -> path.matches("strategies/.*|bishop.html"));
    assertThat(site.page("index.html").select("header a").eachText())
        .containsExactly("Solutionary", "N-Queens", "Sudoku", "Find", "Data", "About");
    assertThat(site.page("index.html").select(".emblem")).isEmpty();
  }

  @Test
  @DisplayName("a smaller catalogue leaves no page of a larger one")
  void onlyWhatTheCatalogueHolds() {
    assertThat(boards(4).pages().filter(path -> path.startsWith("queens/")))
        .containsExactlyInAnyOrder(
            "queens/index.html",
            "queens/1.html",
            "queens/1/1.html",
            "queens/2.html",
            "queens/3.html",
            "queens/4.html",
            "queens/4/1.html");
  }

  private RenderedSite boards(int largest) {
    Path file = folder.resolve("catalog.db");
    SampleCatalog.writeBoards(file, largest);
    return RenderedSite.of(file, Optional.empty(), Optional.empty());
  }
}
