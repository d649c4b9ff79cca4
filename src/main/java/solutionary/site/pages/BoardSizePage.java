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
    Ends ends)
    implements Page {
  static void each(BoardSize size, Catalog catalog, Consumer<Page> pages) {
    pages.accept(
        new BoardSizePage(
            size.row(),
            SymmetryTable.read(catalog, size.n()),
            Certificate.of(size),
            Gallery.of(size, 1),
            Ends.read(catalog, size.row())));
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

  public boolean impossible() {
    return board.solutions() == 0;
  }

  /** Why there is no solution, for the sizes that have none. */
  public String whyNoneKey() {
    return "size.none." + n();
  }

  public String countsSql() {
    return "SELECT solutions, fundamental FROM queens_board WHERE n = " + n();
  }

  public Picture definitions() {
    return QueensPictures.definitions(n());
  }
}
