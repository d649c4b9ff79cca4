package solutionary.catalog;

import java.util.List;

/** Collections, their puzzles, and how a person solves these. */
public final class SudokuTables {
  private final Rows rows;

  SudokuTables(Rows rows) {
    this.rows = rows;
  }

  public List<CollectionRow> collections() {
    return rows.list(
        """
        SELECT collection, title, source, licence, puzzles
        FROM sudoku_collection ORDER BY collection
        """,
        CollectionRow::read);
  }

  /** The puzzles of one collection, by number. */
  public List<PuzzleRow> puzzles(String collection) {
    return puzzlesWhere("collection = ?", collection);
  }

  /** The puzzles with a canonical form, by collection and number. */
  public List<PuzzleRow> puzzlesOfForm(String canonical) {
    return puzzlesWhere("canonical = ?", canonical);
  }

  /** The puzzles whose only solution is a grid, by collection and number. */
  public List<PuzzleRow> puzzlesSolvedBy(String grid) {
    return puzzlesWhere("verdict = 'unique' AND solution = ?", grid);
  }

  private List<PuzzleRow> puzzlesWhere(String condition, String argument) {
    return rows.list(
        """
        SELECT collection, number, name, note, givens, verdict, solution, second_solution, minimal,
          canonical, automorphisms, rating, rating_is_at_least, level, hardest_technique,
          published_rating
        FROM sudoku_puzzle WHERE
        """
            + condition
            + " ORDER BY collection, number",
        PuzzleRow::read,
        argument);
  }

  /** All techniques, by place. */
  public List<TechniqueRow> techniques() {
    return rows.list(
        "SELECT technique, place, title, rating FROM sudoku_technique ORDER BY place",
        TechniqueRow::read);
  }

  public List<StepRow> steps(String label) {
    return rows.list(
        """
        SELECT label, step, technique, detail, data
        FROM sudoku_step WHERE label = ? ORDER BY step
        """,
        StepRow::read,
        label);
  }
}
