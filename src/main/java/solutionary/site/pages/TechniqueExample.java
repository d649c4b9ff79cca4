package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import solutionary.catalog.Catalog;
import solutionary.catalog.StepRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.StepPictures;
import solutionary.site.steps.StepReader;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.PencilMarks;
import solutionary.sudoku.techniques.Step;

/**
 * A step of a puzzle of the catalogue, and the board before it.
 *
 * @param number of the puzzle in its collection
 */
public record TechniqueExample(
    String collection, int number, Grid givens, PencilMarks board, StepRow row) {
  /** The step of a technique with the shortest data, for it makes the clearest picture. */
  static Optional<TechniqueExample> read(Catalog catalog, String technique) {
    return catalog
        .query(
            """
            SELECT collection, number, givens, step
            FROM sudoku_step JOIN sudoku_puzzle p USING (label) WHERE technique = '%s'
            ORDER BY length(data), p.rating, collection, number, step LIMIT 1"""
                .replace("%s", technique))
        .rows()
        .stream()
        .findFirst()
        .map(row -> of(catalog, row));
  }

  private static TechniqueExample of(Catalog catalog, List<Object> found) {
    String collection = (String) found.get(0);
    int number = ((Long) found.get(1)).intValue();
    Grid givens = new Grid((String) found.get(2));
    int last = ((Long) found.get(3)).intValue();
    List<StepRow> rows = catalog.steps(collection + "." + number);
    PencilMarks board = PencilMarks.of(givens);
    for (StepRow row : rows.subList(0, last - 1)) {
      board = board.after(StepReader.read(row));
    }
    return new TechniqueExample(collection, number, givens, board, rows.get(last - 1));
  }

  public String label() {
    return row.label();
  }

  public Address address() {
    return PuzzlePage.address(collection, number).at(PuzzlePath.id(row.step()));
  }

  public Picture picture() {
    return StepPictures.of(givens, board, Optional.of(step()));
  }

  /** The digits on the board, as one text. */
  public String rows() {
    return Rows.of(board.grid().cells());
  }

  public boolean hasHouses() {
    return !step().pattern().houses().isEmpty();
  }

  public boolean hasChains() {
    return !step().pattern().chains().isEmpty();
  }

  public boolean places() {
    return step().placement().isPresent();
  }

  private Step step() {
    return StepReader.read(row);
  }
}
