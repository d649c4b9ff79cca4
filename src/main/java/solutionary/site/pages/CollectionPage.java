package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;

/** One collection of puzzles. */
public record CollectionPage(CollectionRow row, List<PuzzleRow> puzzles) implements Page {
  /** One of its puzzles. */
  public record Line(PuzzleRow row) {
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
    List<PuzzleRow> rows = catalog.puzzles(collection.collection());
    Map<Integer, PuzzlePath> paths = PuzzlePath.read(catalog, collection.collection());
    pages.accept(new CollectionPage(collection, rows));
    PrintPage.each(collection, rows, pages);
    for (PuzzleRow row : rows) {
      pages.accept(
          new PuzzlePage(
              row,
              collection,
              disguises.of(row),
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
    return PrintPage.first(row.collection(), puzzles);
  }

  public List<Line> lines() {
    return puzzles.stream().map(Line::new).toList();
  }

  /** Whether any puzzle was rated here. */
  public boolean rated() {
    return puzzles.stream().anyMatch(puzzle -> puzzle.rating() != null);
  }

  /** Whether the collection's file rates its puzzles. */
  public boolean publishedRatings() {
    return puzzles.stream().anyMatch(puzzle -> puzzle.publishedRating() != null);
  }

  public String sql() {
    return "SELECT clues, rating, published_rating FROM sudoku_puzzle WHERE collection = '"
        + row.collection()
        + "' ORDER BY number";
  }
}
