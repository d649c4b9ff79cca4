package solutionary.queens.notation;

import java.util.List;
import java.util.TreeMap;

/**
 * Which symbols of a board are queens and which are empty squares. Of two symbols the queen is the
 * one that is known for it, or else the one that stands once for every row.
 */
record Legend(int queen) {
  private static final int NONE = -1;
  private static final String QUEENS = "Qq♛♕👑⊙";
  private static final String EMPTY = ".#×·-_0□■☐⬜⬛";

  static Legend of(List<int[]> rows) {
    TreeMap<Integer, Integer> counts = new TreeMap<>();
    for (int[] row : rows) {
      for (int symbol : row) {
        counts.merge(symbol, 1, Integer::sum);
      }
    }
    List<Integer> known =
        counts.keySet().stream().filter(symbol -> QUEENS.indexOf(symbol) >= 0).toList();
    if (known.size() == 1 && counts.size() == 2) {
      return new Legend(known.get(0));
    }
    return new Legend(!known.isEmpty() || rows.size() < 3 ? NONE : oneOfTwo(counts, rows.size()));
  }

  private static int oneOfTwo(TreeMap<Integer, Integer> counts, int n) {
    if (counts.size() == 2) {
      for (int symbol : counts.keySet()) {
        if (counts.get(symbol) == n) {
          return symbol;
        }
      }
    }
    return NONE;
  }

  boolean isQueen(int symbol) {
    return queen == NONE ? QUEENS.indexOf(symbol) >= 0 : symbol == queen;
  }

  boolean isEmpty(int symbol) {
    return queen == NONE ? EMPTY.indexOf(symbol) >= 0 : symbol != queen;
  }
}
