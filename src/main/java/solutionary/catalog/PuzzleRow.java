package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A row of {@code sudoku_puzzle}. Texts are null where the column is NULL; the columns are
 * explained in the schema.
 *
 * @param givens 81 characters
 * @param publishedRating the rating given by the puzzle's file
 */
public record PuzzleRow(
    String collection,
    int number,
    String name,
    String note,
    String givens,
    String verdict,
    String solution,
    String secondSolution,
    Boolean minimal,
    String canonical,
    int automorphisms,
    RatingRow rating,
    Double publishedRating)
    implements CatalogRow {
  /**
   * The columns that a person's way of solving fills.
   *
   * @param rating with one decimal
   */
  public record RatingRow(
      double rating, boolean isAtLeast, String level, String hardestTechnique) {}

  /** For example {@code landmarks.4}. */
  public String label() {
    return collection + "." + number;
  }

  /** How many cells are given. */
  public int clues() {
    return (int) givens.chars().filter(c -> c != '.').count();
  }

  @Override
  public String table() {
    return "sudoku_puzzle";
  }

  @Override
  public Object[] values() {
    return new Object[] {
      label(),
      collection(),
      number(),
      name(),
      note(),
      givens(),
      clues(),
      verdict(),
      solution(),
      secondSolution(),
      CatalogWriter.bit(minimal()),
      canonical(),
      automorphisms(),
      rating == null ? null : rating.rating(),
      rating == null ? null : CatalogWriter.bit(rating.isAtLeast()),
      rating == null ? null : rating.level(),
      rating == null ? null : rating.hardestTechnique(),
      publishedRating()
    };
  }

  static PuzzleRow read(ResultSet row) throws SQLException {
    return new PuzzleRow(
        row.getString(1),
        row.getInt(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getString(7),
        row.getString(8),
        row.getObject(9) == null ? null : row.getInt(9) == 1,
        row.getString(10),
        row.getInt(11),
        row.getObject(12) == null
            ? null
            : new PuzzleRow.RatingRow(
                row.getDouble(12), row.getInt(13) == 1, row.getString(14), row.getString(15)),
        row.getObject(16) == null ? null : row.getDouble(16));
  }
}
