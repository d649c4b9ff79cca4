package solutionary.site.pages;

import java.util.ArrayList;
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
      DownloadFile database,
      List<DownloadTable> downloads,
      Consumer<String> progress,
      Consumer<Page> pages) {
    pages.accept(HomePage.read(catalog));
    pages.accept(FindPage.read(catalog));
    pages.accept(AboutPage.read(catalog));
    pages.accept(DataPage.read(catalog, database, downloads));
    pages.accept(BoardSizesPage.read(catalog));
    for (BoardRow row : catalog.queens().boards()) {
      progress.accept("pages of n = " + row.n());
      BoardSize size = BoardSize.read(catalog, row);
      BoardSizePage.each(size, catalog, pages);
      if (BoardSize.hasPages(size.n())) {
        SolutionPage.each(size, pages);
      }
    }
    pages.accept(CollectionsPage.read(catalog));
    Disguises disguises = Disguises.read(catalog);
    for (CollectionRow row : catalog.sudoku().collections()) {
      progress.accept("pages of " + row.collection());
      CollectionPage.each(catalog, row, disguises, pages);
    }
    progress.accept("pages of the sorted puzzles, the techniques and the strategies");
    SortedPage.each(catalog, pages);
    TechniquesPage.each(catalog, pages);
    pages.accept(SolvePage.read(catalog));
    StrategiesPage.each(catalog, pages);
    BishopPage.each(catalog, pages);
  }

  /** The main sections of the site that have something to show, as the header lists them. */
  public static List<Crumb> sections(Catalog catalog) {
    List<Crumb> sections = new ArrayList<>();
    sections.add(BoardSizesPage.crumb());
    sections.add(CollectionsPage.crumb());
    if (!catalog.strategies().all().isEmpty()) {
      sections.add(StrategiesPage.crumb());
    }
    if (!catalog.bishops().isEmpty()) {
      sections.add(BishopPage.crumb());
    }
    sections.add(FindPage.crumb());
    sections.add(DataPage.crumb());
    sections.add(AboutPage.crumb());
    return List.copyOf(sections);
  }
}
