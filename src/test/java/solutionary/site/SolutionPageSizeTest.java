package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import solutionary.catalog.BoardRow;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.ReferenceRow;
import solutionary.queens.Orbit;
import solutionary.queens.Placement;

class SolutionPageSizeTest {
  @TempDir Path folder;

  @Test
  @DisplayName("the page of a 12×12 solution has at most 8,192 bytes")
  void largestSolutionPage() {
    Placement placement = Placement.of(1, 3, 5, 8, 10, 12, 6, 11, 2, 7, 9, 4);
    List<Orbit.Image> images = Orbit.of(placement).images();
    Path file = folder.resolve("catalog.db");
    try (CatalogWriter catalog = CatalogWriter.create(folder.resolve("working.db"))) {
      catalog.add(new BoardRow(12, 8, 1, 0, 0, "0".repeat(64)));
      catalog.add(new ReferenceRow(12, 14200, 1787, 80, 8, "OEIS"));
      catalog.add(new FundamentalRow(12, 1, placement, "none", 8, false));
      for (int i = 0; i < images.size(); i++) {
        catalog.addSolution(
            14_193 + i, images.get(i).placement().toArray(), 1, images.get(i).transform().key());
      }
      catalog.writeTo(file);
    }
    RenderedSite site = RenderedSite.of(file, Optional.empty(), Optional.empty());
    assertThat(site.page("queens/12/1.html").select(".orbit li")).hasSize(7);
    assertThat(site.files().get("queens/12/1.html").length).isLessThan(8_192);
  }
}
