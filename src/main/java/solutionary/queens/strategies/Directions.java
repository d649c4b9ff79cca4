package solutionary.queens.strategies;

/** The eight directions of a queen, clockwise from straight up, as unit steps. */
final class Directions {
  static final int COUNT = 8;
  static final int[] DOWN = {-1, -1, 0, 1, 1, 1, 0, -1};
  static final int[] RIGHT = {0, 1, 1, 1, 0, -1, -1, -1};

  private Directions() {}
}
