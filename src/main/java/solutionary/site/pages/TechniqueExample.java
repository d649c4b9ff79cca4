package solutionary.site.pages;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
  /** Of each technique the step with the shortest data, for it makes the clearest picture. */
  static Map<String, TechniqueExample> read(Catalog catalog) {
    Map<String, TechniqueExample> examples = new HashMap<>();
    catalog
        .query(
            """
            SELECT collection, number, givens, step, technique
            FROM (SELECT label, step, technique, row_number() OVER (PARTITION BY technique
                ORDER BY length(data), p.rating, collection, number, step) AS place
              FROM sudoku_step JOIN sudoku_puzzle p USING (label))
            JOIN sudoku_puzzle USING (label)
            WHERE place = 1 ORDER BY technique""")
        .rows()
        .forEach(row -> examples.put((String) row.get(4), of(catalog, row)));
    return examples;
  }

  private static TechniqueExample of(Catalog catalog, List<Object> found) {
    String collection = (String) found.get(0);
    int number = ((Long) found.get(1)).intValue();
    Grid givens = new Grid((String) found.get(2));
    int last = ((Long) found.get(3)).intValue();
    List<StepRow> rows = catalog.sudoku().steps(collection + "." + number);
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
    return PuzzlePage.address(collection, number).at(PuzzlePath.id(row.step(), row.technique()));
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
