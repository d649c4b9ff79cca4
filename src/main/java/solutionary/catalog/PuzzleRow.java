package solutionary.catalog;

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
    Double publishedRating) {
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
}
