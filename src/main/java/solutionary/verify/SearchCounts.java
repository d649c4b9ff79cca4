package solutionary.verify;

import java.util.Map;
import java.util.TreeMap;

/**
 * The counters that a queens strategy must have by what it is documented to look at: tried, placed,
 * boards and solutions, between slashes. Dancing links and the search for fundamental solutions may
 * count otherwise from one release to the next, so of these nothing is said.
 */
final class SearchCounts {
  /** The largest board that strategies are counted on. */
  private static final int LARGEST = 12;

  private final int n;
  private long placed;
  private long boards;

  private SearchCounts(int n) {
    this.n = n;
    fill(0, 0, 0, 0);
  }

  /** By strategy, for a board size; empty beyond the sizes that are counted. */
  static Map<String, String> of(int n) {
    return n < 1 || n > LARGEST ? Map.of() : new SearchCounts(n).byStrategy();
  }

  private Map<String, String> byStrategy() {
    Map<String, String> counters = new TreeMap<>();
    // Below every queen but the last all squares of the next row are looked at.
    String checked = counters(n * (1 + placed - boards), placed, boards);
    counters.put("position-array", checked);
    counters.put("attack-sets", checked);
    counters.put("attack-flags", checked);
    counters.put("board-snapshot", checked);
    counters.put("bitmask", counters(placed, placed, boards));
    counters.put("generate-and-test", unchecked());
    return counters;
  }

  /** Every square of every row, below every queen of the row above. */
  private String unchecked() {
    long queens = 0;
    long whole = 1;
    for (int row = 0; row < n; row++) {
      whole *= n;
      queens += whole;
    }
    return counters(queens, queens, whole);
  }

  private String counters(long tried, long placedQueens, long wholeBoards) {
    return tried + "/" + placedQueens + "/" + wholeBoards + "/" + boards;
  }

  /** Counts the ways to fill rows from the top; attacked squares of the row are bits. */
  private void fill(int row, int columns, int leftward, int rightward) {
    if (row == n) {
      boards++;
      return;
    }
    for (int column = 0; column < n; column++) {
      int square = 1 << column;
      if (((columns | leftward | rightward) & square) == 0) {
        placed++;
        fill(row + 1, columns | square, (leftward | square) >> 1, (rightward | square) << 1);
      }
    }
  }
}
