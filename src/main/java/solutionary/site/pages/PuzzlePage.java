package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;

/**
 * One puzzle.
 *
 * @param same other puzzles of the catalogue that are this one in disguise
 * @param path how a person solves it, if that was found out
 */
public record PuzzlePage(
    PuzzleRow row,
    CollectionRow collection,
    Disguises.Others same,
    Optional<PuzzlePath> path,
    Neighbours neighbours)
    implements Page {
  /** Two equal givens in a house. */
  public record EqualGivens(Clash clash) {
    public String key() {
      return switch (clash.house().kind()) {
        case ROW -> "clash.row";
        case COLUMN -> "clash.column";
        case BOX -> "clash.box";
      };
    }
  }

  /** Where the page of a puzzle lies. */
  public static Address address(String collection, int number) {
    return Address.of("sudoku/" + collection + "/" + number + ".html");
  }

  @Override
  public Address address() {
    return address(row.collection(), row.number());
  }

  @Override
  public String template() {
    return "puzzle";
  }

  @Override
  public Text title() {
    return row.name() == null
        ? Text.of("puzzle.title", row.label())
        : Text.of("puzzle.title.named", row.name());
  }

  @Override
  public Text description() {
    return Text.of("puzzle.description." + row.verdict(), row.label(), row.clues());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb(), CollectionPage.crumb(collection));
  }

  public String verdictKey() {
    return "verdict." + row.verdict();
  }

  public String meaningKey() {
    return "verdict." + row.verdict() + ".meaning";
  }

  /** Whether the path of a person ends before the puzzle is solved. */
  public boolean isBrokenOff() {
    return row.rating() != null && row.rating().isAtLeast();
  }

  public Address up() {
    return CollectionPage.address(row.collection());
  }

  public Picture definitions() {
    return SudokuPictures.definitions(givens());
  }

  public Illustration board() {
    return new Illustration(
        SudokuPictures.givens(clashing()::contains),
        Text.of("board.puzzle", Rows.of(row.givens())));
  }

  public Optional<SolvedGrid> solution() {
    return Optional.ofNullable(row.solution())
        .map(Grid::new)
        .map(cells -> new SolvedGrid(givens(), cells, second()));
  }

  /** A second solution, which shows that there are several. */
  public Optional<SolvedGrid> witness() {
    return second().map(cells -> new SolvedGrid(givens(), cells, first()));
  }

  public List<EqualGivens> equalGivens() {
    return clashes().stream().map(EqualGivens::new).toList();
  }

  public String levelKey() {
    return "level." + row.rating().level();
  }

  public String hardestKey() {
    return TechniquePage.nameKey(row.rating().hardestTechnique());
  }

  public Address hardest() {
    return TechniquePage.address(row.rating().hardestTechnique());
  }

  /** Shows the path on the board. */
  public Address script() {
    return SolvePage.STEPS;
  }

  public String sql() {
    return "SELECT clues, rating, published_rating, automorphisms FROM sudoku_puzzle WHERE label = '"
        + row.label()
        + "'";
  }

  private Grid givens() {
    return new Grid(row.givens());
  }

  private Optional<Grid> first() {
    return Optional.ofNullable(row.solution()).map(Grid::new);
  }

  private Optional<Grid> second() {
    return Optional.ofNullable(row.secondSolution()).map(Grid::new);
  }

  /** The cells whose givens clash. */
  private Set<Integer> clashing() {
    Set<Integer> cells = new TreeSet<>();
    for (Clash clash : clashes()) {
      for (int place = 0; place < 9; place++) {
        int cell = clash.house().cell(place);
        if (givens().digit(cell) == clash.digit()) {
          cells.add(cell);
        }
      }
    }
    return cells;
  }

  private List<Clash> clashes() {
    return row.verdict().equals("invalid") ? givens().clashes() : List.of();
  }
}
