package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.SudokuPictures;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;

/** One puzzle. */
public record PuzzlePage(
    PuzzleRow row, CollectionRow collection, Optional<Address> previous, Optional<Address> next)
    implements Page {
  static Address address(PuzzleRow row) {
    return Address.of("sudoku/" + row.collection() + "/" + row.number() + ".html");
  }

  @Override
  public Address address() {
    return address(row);
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
    return Text.of("puzzle.description", row.label(), row.clues());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb(), CollectionPage.crumb(collection));
  }

  public String label() {
    return row.label();
  }

  public String verdictKey() {
    return "verdict." + row.verdict();
  }

  public String verdictMeaningKey() {
    return "verdict." + row.verdict() + ".meaning";
  }

  public Address up() {
    return CollectionPage.address(row.collection());
  }

  public Picture board() {
    return SudokuPictures.givens(givens(), this::clashes);
  }

  public String rows() {
    return Rows.of(row.givens());
  }

  public Optional<SolvedGrid> solution() {
    return Optional.ofNullable(row.solution())
        .map(cells -> new SolvedGrid(givens(), new Grid(cells), second()));
  }

  public Optional<SolvedGrid> witness() {
    return second()
        .map(cells -> new SolvedGrid(givens(), cells, Optional.of(new Grid(row.solution()))));
  }

  public List<String> clashList() {
    return givens().clashes().stream().map(Clash::toString).toList();
  }

  public String sql() {
    return "SELECT clues FROM sudoku_puzzle WHERE label = '" + row.label() + "'";
  }

  private Grid givens() {
    return new Grid(row.givens());
  }

  private Optional<Grid> second() {
    return Optional.ofNullable(row.secondSolution()).map(Grid::new);
  }

  private boolean clashes(int cell) {
    return givens().clashes().stream().anyMatch(clash -> stands(clash, cell));
  }

  private boolean stands(Clash clash, int cell) {
    for (int place = 0; place < 9; place++) {
      if (clash.house().cell(place) == cell && givens().digit(cell) == clash.digit()) {
        return true;
      }
    }
    return false;
  }
}
