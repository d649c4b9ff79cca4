package solutionary.verify;

import solutionary.catalog.RawRow;

/** What a row of {@code sudoku_puzzle} says, each column as text, null where it is NULL. */
record PuzzleText(
    String label,
    String collection,
    long number,
    String givens,
    long clues,
    String verdict,
    String solution,
    String secondSolution,
    String minimal,
    String canonical,
    String automorphisms,
    String rating,
    String ratingIsAtLeast,
    String level,
    String hardestTechnique) {
  /** From the columns in this order. */
  static PuzzleText of(RawRow row) {
    return new PuzzleText(
        row.text(1),
        row.text(2),
        row.integer(3),
        row.text(4),
        row.integer(5),
        row.text(6),
        row.text(7),
        row.text(8),
        row.text(9),
        row.text(10),
        row.text(11),
        row.text(12),
        row.text(13),
        row.text(14),
        row.text(15));
  }

  String place() {
    return "catalog sudoku_puzzle label=" + label;
  }
}
