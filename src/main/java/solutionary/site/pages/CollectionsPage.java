package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import solutionary.catalog.Catalog;

/**
 * All Sudoku collections, and the ways into them.
 *
 * @param sortings lists of the puzzles of all collections
 * @param techniques where all techniques are explained, if any are
 */
public record CollectionsPage(
    List<CollectionLine> collections,
    List<Sorting> sortings,
    List<Histogram> histograms,
    Optional<Address> techniques)
    implements Page {
  static final Address ADDRESS = Address.of("sudoku/index.html");

  static CollectionsPage read(Catalog catalog) {
    return new CollectionsPage(
        CollectionLine.all(catalog),
        Sorting.all(catalog),
        Stream.of(Histogram.ofRatings(catalog), Histogram.ofClues(catalog))
            .filter(Histogram::present)
            .toList(),
        catalog.sudoku().techniques().isEmpty()
            ? Optional.empty()
            : Optional.of(TechniquesPage.ADDRESS));
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

  /** Where readers solve puzzles of their own. */
  public Address solve() {
    return SolvePage.ADDRESS;
  }

  public String sql() {
    return CollectionLine.SQL;
  }

  public boolean hasSortings() {
    return !sortings.isEmpty();
  }
}
