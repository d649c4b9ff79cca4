package solutionary.sudoku.solving;

import static solutionary.sudoku.solving.Candidates.DIGITS;

import solutionary.sudoku.Grid;

/**
 * Chooses the place to branch on: one with two options when there is any, and of these the one
 * whose options bind most, that is, settle other cells with two candidates or take candidates away.
 *
 * <p>Looking harder costs time and saves branches, so how many places are looked at, and how
 * closely, depends on how many branches have failed.
 */
final class Branching {
  private static final int A_FEW = 4;
  private static final int MANY = 300;

  private static final int SETTLING_WEIGHT = 3;
  private static final int BAND_CELLS = 27;

  /** The score of a pair of digits that is good enough at first: they settle four cells. */
  private static final int ENOUGH = 4 * SETTLING_WEIGHT;

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

  /** The place, by its number among {@link Places}, in words that have an open cell. */
  int place(int[] words, int failures) {
    for (int band = 0; band < 3; band++) {
      pairs[band] = NineDigits.pairs(words, band);
    }
    boolean anyPair = (pairs[0] | pairs[1] | pairs[2]) != 0;
    return anyPair && failures < MANY ? pair(words, failures >= A_FEW) : anyPlace(words);
  }

  /** The best cell with two candidates, or at first the first that is good enough. */
  private int pair(int[] words, boolean thorough) {
    int enough = thorough ? Integer.MAX_VALUE : ENOUGH;
    int best = 0;
    int bestScore = -1;
    for (int band = 0; band < 3; band++) {
      for (int cells = pairs[band]; cells != 0 && bestScore < enough; cells &= cells - 1) {
        int cell = BAND_CELLS * band + Integer.numberOfTrailingZeros(cells);
        int digits = NineDigits.at(words, band, cell % BAND_CELLS);
        int first = Integer.numberOfTrailingZeros(digits);
        int second = Integer.numberOfTrailingZeros(digits & digits - 1);
        int score = binds(words, cell, first, thorough) + binds(words, cell, second, thorough);
        if (score > bestScore) {
          bestScore = score;
          best = cell;
        }
      }
    }
    return best;
  }

  /** The best of all places with the fewest options. */
  private int anyPlace(int[] words) {
    int best = 0;
    int bestScore = -1;
    int fewest = DIGITS;
    for (int place = 0; place < Places.COUNT; place++) {
      int options = Places.options(words, place);
      int count = Integer.bitCount(options);
      int score = count > 1 && count <= fewest ? binds(words, place, options) : -1;
      if (score >= 0 && (count < fewest || score > bestScore)) {
        fewest = count;
        bestScore = score;
        best = place;
      }
    }
    return best;
  }

  private int binds(int[] words, int place, int options) {
    int sum = 0;
    for (int left = options; left != 0; left &= left - 1) {
      int option = Integer.numberOfTrailingZeros(left);
      int cell = Places.cell(place, option);
      sum += binds(words, cell, Places.digit(place, option), true);
      sum += Integer.bitCount(NineDigits.at(words, cell / BAND_CELLS, cell % BAND_CELLS));
    }
    return sum;
  }

  /** How much a digit in a cell binds the cells that see it. */
  private int binds(int[] words, int cell, int digit, boolean thorough) {
    int top = words[3 * digit] & PEERS[3 * cell];
    int middle = words[3 * digit + 1] & PEERS[3 * cell + 1];
    int bottom = words[3 * digit + 2] & PEERS[3 * cell + 2];
    return SETTLING_WEIGHT * count(top & pairs[0], middle & pairs[1], bottom & pairs[2])
        + (thorough ? count(top, middle, bottom) : 0);
  }

  private static int count(int top, int middle, int bottom) {
    return Integer.bitCount(top) + Integer.bitCount(middle) + Integer.bitCount(bottom);
  }

  private static int box(int cell) {
    return cell / BAND_CELLS * 3 + cell % 9 / 3;
  }
}
