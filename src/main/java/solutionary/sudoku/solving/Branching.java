package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.Candidates.DIGITS;
import static solutionary.sudoku.solving.Candidates.OPEN;

import solutionary.sudoku.Grid;

/**
 * Chooses the cell to branch on: one with two candidates when there is any, and of these the one
 * whose digits bind most. What counts is how many other cells with two candidates would be settled
 * at once, and in a search that has proved long, how many candidates would go as well.
 */
final class Branching {
  private static final int SETTLING_WEIGHT = 3;
  private static final int BAND_CELLS = 27;

  /** A score that is looked no further for: four cells settled by the digits of a pair. */
  private static final int ENOUGH = 4 * SETTLING_WEIGHT * (DIGITS + 1 - 2);

  /** By cell and band: the other cells of that band in the cell's row, column and box. */
  private static final int[] PEERS = new int[Grid.CELLS * 3];

  static {
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      for (int peer = 0; peer < Grid.CELLS; peer++) {
        boolean sees = cell / 9 == peer / 9 || cell % 9 == peer % 9 || box(cell) == box(peer);
        PEERS[3 * cell + peer / BAND_CELLS] |= sees && cell != peer ? 1 << peer % BAND_CELLS : 0;
      }
    }
  }

  private final int[] pairs = new int[3];

  /**
   * The cell, 0–80, of words that have an open one.
   *
   * @param thorough whether choosing well is worth looking at every such cell with care
   */
  int cell(int[] words, boolean thorough) {
    for (int band = 0; band < 3; band++) {
      pairs[band] = NineDigits.pairs(words, band);
    }
    boolean anyPair = (pairs[0] | pairs[1] | pairs[2]) != 0;
    int enough = thorough ? Integer.MAX_VALUE : ENOUGH;
    int best = 0;
    int bestScore = -1;
    for (int band = 0; band < 3; band++) {
      int cells = anyPair ? pairs[band] : words[OPEN + band];
      for (; cells != 0 && bestScore < enough; cells &= cells - 1) {
        int cell = Integer.numberOfTrailingZeros(cells);
        int score = score(words, band, cell, thorough);
        if (score > bestScore) {
          bestScore = score;
          best = BAND_CELLS * band + cell;
        }
      }
    }
    return best;
  }

  /** How much the digits of a cell bind; counts less the more digits there are. */
  private int score(int[] words, int band, int cell, boolean thorough) {
    int peers = 3 * (BAND_CELLS * band + cell);
    int digits = NineDigits.at(words, band, cell);
    int score = 0;
    for (int left = digits; left != 0; left &= left - 1) {
      int at = 3 * Integer.numberOfTrailingZeros(left);
      int top = words[at] & PEERS[peers];
      int middle = words[at + 1] & PEERS[peers + 1];
      int bottom = words[at + 2] & PEERS[peers + 2];
      score += SETTLING_WEIGHT * count(top & pairs[0], middle & pairs[1], bottom & pairs[2]);
      score += thorough ? count(top, middle, bottom) : 0;
    }
    return score * (DIGITS + 1 - Integer.bitCount(digits));
  }

  private static int count(int top, int middle, int bottom) {
    return Integer.bitCount(top) + Integer.bitCount(middle) + Integer.bitCount(bottom);
  }

  private static int box(int cell) {
    return cell / BAND_CELLS * 3 + cell % 9 / 3;
  }
}
