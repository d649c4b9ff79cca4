package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;

/** One collection of puzzles. */
public record CollectionPage(CollectionRow row, List<PuzzleRow> rows) implements Page {
  /** One of its puzzles. */
  public record Line(PuzzleRow row) {
    public Address address() {
      return PuzzlePage.address(row);
    }

    public String verdictKey() {
      return "verdict." + row.verdict();
    }
  }

  /** The page of a collection and those of its puzzles. */
  static void each(Catalog catalog, CollectionRow collection, Consumer<Page> pages) {
    List<PuzzleRow> rows = catalog.puzzles(collection.collection());
    pages.accept(new CollectionPage(collection, rows));
    for (int i = 0; i < rows.size(); i++) {
      pages.accept(
          new PuzzlePage(rows.get(i), collection, neighbour(rows, i - 1), neighbour(rows, i + 1)));
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

  public List<Line> lines() {
    return rows.stream().map(Line::new).toList();
  }

  private static Optional<Address> neighbour(List<PuzzleRow> rows, int index) {
    return index < 0 || index >= rows.size()
        ? Optional.empty()
        : Optional.of(PuzzlePage.address(rows.get(index)));
  }
}
