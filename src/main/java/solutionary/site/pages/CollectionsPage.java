package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;

/** All Sudoku collections. */
public record CollectionsPage(List<CollectionLine> collections) implements Page {
  static final Address ADDRESS = Address.of("sudoku/index.html");

  static CollectionsPage read(Catalog catalog) {
    return new CollectionsPage(CollectionLine.all(catalog));
  }

  static Crumb crumb() {
    return new Crumb(Text.of("collections.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "collections";
  }

  @Override
  public Text title() {
    return Text.of("collections.title");
  }

  @Override
  public Text description() {
    return Text.of("collections.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }

  public String sql() {
    return CollectionLine.SQL;
  }
}
