package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;

/** All about one board size. */
public record BoardSizePage(
    BoardRow board,
    SymmetryTable symmetries,
    Optional<Certificate> certificate,
    Gallery gallery,
    HeatMap heat,
    Ends ends,
    Growth growth,
    long modular,
    Neighbours neighbours)
    implements Page {
  static void each(BoardSize size, Catalog catalog, Consumer<Page> pages) {
    pages.accept(
        new BoardSizePage(
            size.row(),
            SymmetryTable.read(catalog, size.n()),
            Certificate.of(size),
            Gallery.of(size, 1),
            HeatMap.read(catalog, size.n()),
            Ends.read(catalog, size.row()),
            Growth.read(catalog, size.n()),
            modular(catalog, size.n()),
            Neighbours.of(size.n(), catalog.queens().boards().size(), BoardSizePage::address)));
    for (int sheet = 2; sheet <= size.galleries(); sheet++) {
      pages.accept(new GalleryPage(Gallery.of(size, sheet)));
    }
  }

  static Address address(int n) {
    return Address.of("queens/" + n + ".html");
  }

  static Crumb crumb(int n) {
    return new Crumb(Text.of("size.crumb", n), address(n));
  }

  @Override
  public Address address() {
    return address(n());
  }

  @Override
  public String template() {
    return "board-size";
  }

  @Override
  public Text title() {
    return Text.of("size.title", n());
  }

  @Override
  public Text description() {
    return Text.of("size.description", n(), board.solutions(), board.fundamental());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(BoardSizesPage.crumb());
  }

  public int n() {
    return board.n();
  }

  /** The page of all sizes. */
  public Address all() {
    return BoardSizesPage.ADDRESS;
  }

  /** Whether all solutions are a download of their own. */
  public boolean hasDownload() {
    return BoardSize.hasPages(n());
  }

  public DownloadName download() {
    return DownloadName.ofSolutions(n());
  }

  public boolean impossible() {
    return board.solutions() == 0;
  }

  /** Why there is no solution, for the sizes that have none. */
  public String whyNoneKey() {
    return "size.none." + n();
  }

  /** How many fundamental solutions the gallery leaves out; a query gives them. */
  public long left() {
    return board.fundamental() - gallery.shown();
  }

  public boolean partial() {
    return left() > 0;
  }

  public String restSql() {
    return "SELECT label, placement, symmetry FROM queens_fundamental WHERE n = "
        + n()
        + " AND number > "
        + Gallery.LARGEST
        + " ORDER BY number";
  }

  public String countsSql() {
    return """
        SELECT solutions, fundamental, (SELECT coalesce(sum(orbit_size), 0)
          FROM queens_fundamental f WHERE f.n = b.n AND modular = 1)
        FROM queens_board b WHERE n = %d"""
        .replace("%d", Integer.toString(n()));
  }

  private static long modular(Catalog catalog, int n) {
    String sql = "SELECT coalesce(sum(orbit_size), 0) FROM queens_fundamental WHERE modular = 1";
    return (Long) catalog.query(sql + " AND n = " + n).rows().get(0).get(0);
  }

  public Picture definitions() {
    return QueensPictures.definitions(n());
  }
}
