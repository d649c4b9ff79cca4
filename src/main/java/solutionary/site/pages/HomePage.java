package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;

/** What this is and how complete it is. */
public record HomePage(Totals totals, List<SizeLine> sizes, List<CollectionLine> collections)
    implements Page {
  /** A board size in the overview. */
  public record SizeLine(BoardRow row) {
    public Address address() {
      return BoardSizePage.address(row.n());
    }
  }

  static final Address ADDRESS = Address.of("index.html");

  static HomePage read(Catalog catalog) {
    return new HomePage(
        Totals.read(catalog),
        catalog.boards().stream().map(SizeLine::new).toList(),
        CollectionLine.all(catalog));
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "home";
  }

  @Override
  public Text title() {
    return Text.of("home.title");
  }

  @Override
  public Text description() {
    return Text.of("home.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }

  public String sizesSql() {
    return "SELECT solutions, fundamental FROM queens_board ORDER BY n";
  }

  public String collectionsSql() {
    return CollectionLine.SQL;
  }
}
