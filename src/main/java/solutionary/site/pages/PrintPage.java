package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Grid;

/** Puzzles of a collection to be printed, with their answers at the end. */
public record PrintPage(
    CollectionRow collection, int sheet, int sheets, List<Puzzle> puzzles, Neighbours neighbours)
    implements Page {
  /** The most puzzles on a page of the site; on paper it fills many. */
  private static final int MOST = 300;

  /** One puzzle that has one solution. */
  public record Puzzle(PuzzleRow row) {
    public Picture board() {
      return SudokuPictures.board(new Grid(row.givens()));
    }

    public Picture answer() {
      return SudokuPictures.board(new Grid(row.solution()));
    }

    public String rows() {
      return Rows.of(row.givens());
    }

    public String answerRows() {
      return Rows.of(row.solution());
    }

    public String rating() {
      return (row.rating().isAtLeast() ? "≥\u00a0" : "") + row.rating().rating();
    }

    public String levelKey() {
      return "level." + row.rating().level();
    }
  }

  static void each(CollectionRow collection, List<PuzzleRow> rows, Consumer<Page> pages) {
    List<Puzzle> puzzles =
        rows.stream().filter(row -> row.verdict().equals("unique")).map(Puzzle::new).toList();
    int sheets = (puzzles.size() + MOST - 1) / MOST;
    for (int sheet = 1; sheet <= sheets; sheet++) {
      List<Puzzle> own =
          puzzles.subList((sheet - 1) * MOST, Math.min(sheet * MOST, puzzles.size()));
      Neighbours neighbours =
          Neighbours.of(sheet, sheets, other -> address(collection.collection(), other));
      pages.accept(new PrintPage(collection, sheet, sheets, own, neighbours));
    }
  }

  /** Where the first puzzles to print lie, if there are any. */
  static Optional<Address> first(String collection, List<PuzzleRow> rows) {
    return rows.stream()
        .filter(row -> row.verdict().equals("unique"))
        .findFirst()
        .map(row -> address(collection, 1));
  }

  private static Address address(String collection, int sheet) {
    return Address.of(
        "sudoku/" + collection + "/print" + (sheet == 1 ? "" : "-" + sheet) + ".html");
  }

  @Override
  public Address address() {
    return address(collection.collection(), sheet);
  }

  @Override
  public String template() {
    return "print";
  }

  @Override
  public Text title() {
    return Text.of("print.title", collection.title());
  }

  @Override
  public Text description() {
    return Text.of("print.description", collection.title());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb(), CollectionPage.crumb(collection));
  }

  public Address up() {
    return CollectionPage.address(collection.collection());
  }

  public Picture definitions() {
    return SudokuPictures.definitions();
  }

  /** How many puzzles may stand on a sheet of paper. */
  public List<Integer> choices() {
    return List.of(2, 4, 6);
  }
}
