package solutionary.site.pages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import solutionary.catalog.Catalog;
import solutionary.queens.Symmetry;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Grid;

/**
 * Where readers look up a board of their own.
 *
 * @param largest the largest board of queens whose solutions have pages
 * @param puzzle a catalogued Sudoku, if there is one
 */
public record FindPage(int largest, Optional<String> puzzle) implements Page {
  static final Address ADDRESS = Address.of("find.html");

  /** The catalogued puzzles as a script. */
  public static final Address KNOWN = Address.of("assets/known.js");

  static FindPage read(Catalog catalog) {
    return new FindPage(
        catalog.queens().boards().stream()
            .mapToInt(board -> board.n())
            .filter(BoardSize::hasPages)
            .max()
            .orElse(0),
        catalog.sudoku().collections().stream()
            .flatMap(row -> catalog.sudoku().puzzles(row.collection()).stream())
            .map(row -> row.givens())
            .findFirst());
  }

  static Crumb crumb() {
    return new Crumb(Text.of("find.crumb"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "find";
  }

  @Override
  public Text title() {
    return Text.of("find.title");
  }

  @Override
  public Text description() {
    return Text.of("find.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }

  /** The puzzle upside down: a disguise to try it with. */
  public String disguised() {
    return new StringBuilder(puzzle.orElseThrow()).reverse().toString();
  }

  /** The keys of the names of the eight maps. */
  public List<String> mapKeys() {
    return Arrays.stream(Symmetry.values()).map(map -> "map." + map.key()).toList();
  }

  public Picture queen() {
    return QueensPictures.queen();
  }

  public Picture grid() {
    return SudokuPictures.alone(Grid.EMPTY);
  }

  /** The scripts, in the order in which they are needed. */
  public List<Address> scripts() {
    return List.of(PlayerSetup.ENGINE, KNOWN, Address.of("assets/find.js"));
  }
}
