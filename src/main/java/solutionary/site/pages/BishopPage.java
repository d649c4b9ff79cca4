package solutionary.site.pages;

import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.BishopRow;
import solutionary.catalog.Catalog;
import solutionary.site.drawing.BishopPictures;
import solutionary.site.drawing.Picture;

/** The bishop puzzle and its boards. */
public record BishopPage(List<Board> boards) implements Page {
  /** One board. */
  public record Board(BishopRow row) {
    public Illustration picture() {
      return new Illustration(
          BishopPictures.board(row.row(), row.col(), row.attacked()),
          Text.of("bishop.label", row.row(), row.col()));
    }
  }

  static final Address ADDRESS = Address.of("bishop.html");

  /** The page, unless the catalogue has no such boards. */
  static void each(Catalog catalog, Consumer<Page> pages) {
    List<Board> boards = catalog.bishops().stream().map(Board::new).toList();
    if (!boards.isEmpty()) {
      pages.accept(new BishopPage(boards));
    }
  }

  static Crumb crumb() {
    return new Crumb(Text.of("bishop.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "bishop";
  }

  @Override
  public Text title() {
    return Text.of("bishop.title");
  }

  @Override
  public Text description() {
    return Text.of("bishop.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }

  public Picture definitions() {
    return BishopPictures.definitions();
  }

  public int count() {
    return boards.size();
  }

  public String sql() {
    return "SELECT count(*) FROM bishop_board";
  }
}
