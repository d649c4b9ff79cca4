package solutionary.verify;

import java.util.stream.IntStream;

/** A puzzle on the way to its solution: which digits each empty cell can still hold. */
final class SolvingPath {
  private static final int ALL = 0b111_111_111;
  private static final int[][] PEERS =
      IntStream.range(0, SudokuRules.CELLS).mapToObj(SolvingPath::peers).toArray(int[][]::new);

  private final String solution;

  /** The digits left to each cell, bit 0 for 1; none once it is filled. */
  private final int[] left = new int[SudokuRules.CELLS];

  private int filled;

  /** Begins with the givens; the solution must be that of the puzzle. */
  SolvingPath(String givens, String solution) {
    this.solution = solution;
    java.util.Arrays.fill(left, ALL);
    for (int cell = 0; cell < SudokuRules.CELLS; cell++) {
      if (givens.charAt(cell) != '.') {
        fill(cell, givens.charAt(cell) - '0');
      }
    }
  }

  /** Follows a placement such as {@code r4c5=7}; false when it is none, or a wrong one. */
  boolean place(String placement) {
    int cell = cell(placement, "=");
    boolean isRight = cell >= 0 && isLeft(cell, placement) && isTrue(cell, placement);
    if (isRight) {
      fill(cell, digit(placement));
    }
    return isRight;
  }

  /** Follows an elimination such as {@code r4c5<>7}; false when it is none, or a wrong one. */
  boolean remove(String elimination) {
    int cell = cell(elimination, "<>");
    boolean isRight = cell >= 0 && isLeft(cell, elimination) && !isTrue(cell, elimination);
    if (isRight) {
      left[cell] &= ~bit(digit(elimination));
    }
    return isRight;
  }

  boolean isSolved() {
    return filled == SudokuRules.CELLS;
  }

  private void fill(int cell, int digit) {
    filled++;
    left[cell] = 0;
    for (int peer : PEERS[cell]) {
      left[peer] &= ~bit(digit);
    }
  }

  private boolean isLeft(int cell, String candidate) {
    return (left[cell] & bit(digit(candidate))) != 0;
  }

  private boolean isTrue(int cell, String candidate) {
    return solution.charAt(cell) == candidate.charAt(candidate.length() - 1);
  }

  /** The cell 0–80 of a candidate written with a sign, or −1. */
  private static int cell(String candidate, String sign) {
    boolean isOne =
        candidate.length() == 5 + sign.length()
            && candidate.charAt(0) == 'r'
            && candidate.charAt(2) == 'c'
            && candidate.startsWith(sign, 4)
            && isDigit(candidate.charAt(1))
            && isDigit(candidate.charAt(3))
            && isDigit(candidate.charAt(candidate.length() - 1));
    return isOne ? 9 * (candidate.charAt(1) - '1') + candidate.charAt(3) - '1' : -1;
  }

  private static int digit(String candidate) {
    return candidate.charAt(candidate.length() - 1) - '0';
  }

  private static boolean isDigit(char c) {
    return c >= '1' && c <= '9';
  }

  private static int bit(int digit) {
    return 1 << digit - 1;
  }

  /** The cells that share a row, column or box with a cell. */
  private static int[] peers(int cell) {
    return IntStream.range(0, SudokuRules.CELLS)
        .filter(other -> other != cell)
        .filter(
            other ->
                other / 9 == cell / 9
                    || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)
        .toArray();
  }
}
