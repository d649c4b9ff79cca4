package solutionary.sudoku.techniques;

/** What the length of chains adds to a rating. */
final class ChainLength {
  private ChainLength() {}

  /**
   * A tenth for each of 4, 6, 8, 12, 16, 24, 32, 48, … that the number of literals less two
   * exceeds; so the scale of Sudoku Explainer.
   */
  static int tenths(int literals) {
    int tenths = 0;
    for (int bound = 4; literals - 2 > bound; tenths++) {
      bound += tenths % 2 == 0 ? bound / 2 : bound / 3;
    }
    return tenths;
  }
}
