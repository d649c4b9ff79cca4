package solutionary.site.pages;

import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;

/** All pages that a catalogue makes. */
public final class Pages {
  private Pages() {}

  /** Makes page after page; none is kept. */
  public static void each(
      Catalog catalog,
      List<DownloadFile> downloads,
      Consumer<String> progress,
      Consumer<Page> pages) {
    pages.accept(HomePage.read(catalog));
    pages.accept(new AboutPage());
    pages.accept(DataPage.read(catalog, downloads));
    pages.accept(BoardSizesPage.read(catalog));
    for (BoardRow row : catalog.boards()) {
      progress.accept("pages of n = " + row.n());
      BoardSize size = BoardSize.read(catalog, row);
      BoardSizePage.each(size, catalog, pages);
      if (BoardSize.hasPages(size.n())) {
        SolutionPage.each(size, pages);
      }
    }
    pages.accept(CollectionsPage.read(catalog));
    for (CollectionRow row : catalog.collections()) {
      progress.accept("pages of " + row.collection());
      CollectionPage.each(catalog, row, pages);
    }
  }

  /** The main sections of the site, as the header lists them. */
  public static List<Crumb> sections() {
    return List.of(
        BoardSizesPage.crumb(),
        CollectionsPage.crumb(),
        new Crumb(Text.of("about.title"), AboutPage.ADDRESS),
        new Crumb(Text.of("data.title"), DataPage.ADDRESS));
  }
}
