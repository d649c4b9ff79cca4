package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;

/** One collection of puzzles. */
public record CollectionPage(CollectionRow row, List<Line> lines) implements Page {
  /** The most puzzles that are named, on its page and in the list, as the same as a puzzle. */
  private static final int NAMED = 20;

  private static final int NAMED_IN_LIST = 1;

  public CollectionPage {
    lines = List.copyOf(lines);
  }

  /** One of its puzzles. */
  public record Line(PuzzleRow row, Disguises.Others same) {
    public Address address() {
      return PuzzlePage.address(row.collection(), row.number());
    }

    public String words() {
      return row.name() == null ? row.label() : row.name();
    }

    public String verdictKey() {
      return "verdict." + row.verdict();
    }

    public String levelKey() {
      return "level." + row.rating().level();
    }
  }

  /** The page of a collection and those of its puzzles. */
  static void each(
      Catalog catalog, CollectionRow collection, Disguises disguises, Consumer<Page> pages) {
    List<PuzzleRow> rows = catalog.sudoku().puzzles(collection.collection());
    Map<Integer, PuzzlePath> paths = PuzzlePath.read(catalog, collection.collection());
    pages.accept(
        new CollectionPage(
            collection,
            rows.stream().map(row -> new Line(row, disguises.of(row, NAMED_IN_LIST))).toList()));
    PrintPage.each(collection, rows, pages);
    for (PuzzleRow row : rows) {
      pages.accept(
          new PuzzlePage(
              row,
              collection,
              disguises.of(row, NAMED),
              Optional.ofNullable(paths.get(row.number())),
              Neighbours.of(
                  row.number(),
                  rows.size(),
                  number -> PuzzlePage.address(row.collection(), number))));
    }
  }

  static Address address(String collection) {
    return Address.of("sudoku/" + collection + ".html");
  }

  static Crumb crumb(CollectionRow row) {
    return new Crumb(Text.of("collection.crumb", row.title()), address(row.collection()));
  }

  @Override
  public Address address() {
    return address(row.collection());
  }

  @Override
  public String template() {
    return "collection";
  }

  @Override
  public Text title() {
    return Text.of("collection.title", row.title());
  }

  @Override
  public Text description() {
    return Text.of("collection.description", row.title(), row.puzzles());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb());
  }

  public DownloadName download() {
    return DownloadName.ofPuzzles(row.collection());
  }

  /** Where its puzzles can be printed, if any can. */
  public Optional<Address> print() {
    return PrintPage.first(row.collection(), lines.stream().map(Line::row).toList());
  }

  /** Whether any puzzle was rated here. */
  public boolean rated() {
    return lines.stream().anyMatch(line -> line.row().rating() != null);
  }

  /** Whether the collection's file rates its puzzles. */
  public boolean publishedRatings() {
    return lines.stream().anyMatch(line -> line.row().publishedRating() != null);
  }

  /** Whether any puzzle is the same as another one of the catalogue. */
  public boolean disguised() {
    return lines.stream().anyMatch(line -> line.same().present());
  }

  public String sql() {
    return "SELECT clues, rating, published_rating FROM sudoku_puzzle WHERE collection = '"
        + row.collection()
        + "' ORDER BY number";
  }
}
