package solutionary.verify;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Counts the solutions of a Sudoku and tells whether its givens are needed, by another method than
 * the build's: exact cover by counting what is left to each item ({@link Cover}), branching on an
 * item with the fewest options.
 */
final class CoverSearch {
  private final Cover cover = new Cover();

  /** How many solutions there are, at most a limit. */
  int count(String givens, int limit) {
    cover.clear();
    for (int option : options(givens)) {
      if (!cover.choose(option)) {
        return 0;
      }
    }
    return cover.settle() ? search(limit) : 0;
  }

  /**
   * Whether each given of a puzzle is needed: without it there is a solution with another digit in
   * its cell.
   *
   * @param solution the puzzle's only one
   */
  boolean needsEachGiven(String givens, String solution) {
    boolean[] known = Exchanges.needed(givens, solution);
    int[] doubtful = Arrays.stream(options(givens)).filter(o -> !known[o / 9]).toArray();
    cover.clear();
    for (int option : options(givens)) {
      if (known[option / 9]) {
        cover.choose(option);
      }
    }
    cover.settle();
    return doubtful.length == 0 || needsEach(doubtful, 0, doubtful.length);
  }

  /** The same for the givens from one index to before another, all others being placed. */
  private boolean needsEach(int[] givens, int from, int to) {
    if (to - from == 1) {
      return hasOther(givens[from]);
    }
    int middle = (from + to) / 2;
    return needsEachWith(givens, middle, to, from, middle)
        && needsEachWith(givens, from, middle, middle, to);
  }

  /** The same once the givens between two further indices are placed. */
  private boolean needsEachWith(int[] givens, int placedFrom, int placedTo, int from, int to) {
    int mark = cover.mark();
    for (int i = placedFrom; i < placedTo; i++) {
      cover.choose(givens[i]);
    }
    cover.settle();
    boolean needsEach = needsEach(givens, from, to);
    cover.undo(mark);
    return needsEach;
  }

  private boolean hasOther(int option) {
    int mark = cover.mark();
    boolean hasOther = cover.kill(option) && cover.settle() && search(1) == 1;
    cover.undo(mark);
    return hasOther;
  }

  private static int[] options(String givens) {
    return IntStream.range(0, SudokuRules.CELLS)
        .filter(cell -> givens.charAt(cell) != '.')
        .map(cell -> 9 * cell + givens.charAt(cell) - '1')
        .toArray();
  }

  private int search(int limit) {
    if (cover.isFull()) {
      return 1;
    }
    int found = 0;
    int item = cover.scarcest();
    for (int options = cover.left(item); options != 0 && found < limit; options &= options - 1) {
      int mark = cover.mark();
      if (cover.choose(Cover.first(item, options)) && cover.settle()) {
        found += search(limit - found);
      }
      cover.undo(mark);
    }
    return found;
  }
}
