package solutionary.site.pages;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.ReferenceRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;

/**
 * What this is and how complete it is.
 *
 * @param emblem the solution that is shown beside the title
 */
public record HomePage(
    Totals totals,
    Optional<FundamentalRow> emblem,
    List<SizeLine> sizes,
    List<CollectionLine> collections)
    implements Page {
  /** A board size in the overview. */
  public record SizeLine(BoardRow row, ReferenceRow published) {
    public Address address() {
      return BoardSizePage.address(row.n());
    }

    public boolean agrees() {
      return row.solutions() == published.solutions()
          && row.fundamental() == published.fundamental();
    }
  }

  static final Address ADDRESS = Address.of("index.html");

  static HomePage read(Catalog catalog) {
    List<ReferenceRow> references = catalog.queens().references();
    return new HomePage(
        Totals.read(catalog),
        emblem(catalog),
        catalog.queens().boards().stream()
            .filter(board -> board.n() <= references.size())
            .map(board -> new SizeLine(board, references.get(board.n() - 1)))
            .toList(),
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

  public Address emblemAddress() {
    return SolutionPage.address(emblem.orElseThrow().n(), emblem.orElseThrow().number());
  }

  public Illustration emblemPicture() {
    FundamentalRow row = emblem.orElseThrow();
    return new Illustration(
        QueensPictures.board(row.placement()),
        Text.of("home.emblem", row.label(), row.placement().toString()));
  }

  public Picture emblemDefinitions() {
    return QueensPictures.definitions(emblem.orElseThrow().n());
  }

  public Address browse() {
    return BoardSizesPage.ADDRESS;
  }

  public Address take() {
    return DataPage.ADDRESS;
  }

  public String sizesSql() {
    return """
        SELECT solutions, reference_solutions, fundamental, reference_fundamental
        FROM queens_certificate ORDER BY n""";
  }

  public boolean hasCollections() {
    return !collections.isEmpty();
  }

  public String collectionsSql() {
    return CollectionLine.SQL;
  }

  /** The most symmetric solution of the classic board, or of the largest one below it. */
  private static Optional<FundamentalRow> emblem(Catalog catalog) {
    return catalog.queens().boards().stream()
        .map(BoardRow::n)
        .filter(n -> n <= 8)
        .reduce((one, other) -> other)
        .flatMap(n -> symmetric(catalog.queens().fundamentals(n, Integer.MAX_VALUE)));
  }

  private static Optional<FundamentalRow> symmetric(List<FundamentalRow> rows) {
    return rows.stream().min(Comparator.comparingInt(FundamentalRow::orbitSize));
  }
}
