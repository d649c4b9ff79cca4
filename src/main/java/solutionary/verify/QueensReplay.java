package solutionary.verify;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * A search of queens, played again step by step. All these strategies fill rows from the top and go
 * through a row from left to right; all but {@code generate-and-test} place what is not attacked
 * and reject what is; all but {@code fundamental}, which delivers images in the end, deliver the
 * board as it stands.
 */
final class QueensReplay {
  /** Those that go so; another one may go about it in its own way. */
  private static final Set<String> STRATEGIES =
      Set.of(
          "generate-and-test",
          "position-array",
          "attack-sets",
          "attack-flags",
          "board-snapshot",
          "bitmask",
          "exact-cover",
          "fundamental");

  private final int n;
  private final boolean looksAtAttacks;
  private final boolean deliversWhatStands;

  /** The columns of the queens that stand, from the top row. */
  private final long[] columns;

  /** By row, the last column that was looked at since the row above got its queen. */
  private final long[] last;

  private int standing;

  /** At the start of a search, where the steps of the strategy are known. */
  static Optional<QueensReplay> of(String strategy, int n) {
    return STRATEGIES.contains(strategy)
        ? Optional.of(new QueensReplay(strategy, n))
        : Optional.empty();
  }

  private QueensReplay(String strategy, int n) {
    this.n = n;
    this.looksAtAttacks = !"generate-and-test".equals(strategy);
    this.deliversWhatStands = !"fundamental".equals(strategy);
    this.columns = new long[n];
    this.last = new long[n + 1];
  }

  /** What would be right of a square that is placed or rejected; null when it is right. */
  String tried(long row, long col, boolean isPlaced) {
    if (standing == n || row != standing + 1) {
      return standing == n ? "no further queen" : "a square of row " + (standing + 1);
    }
    if (col <= last[standing] || col > n) {
      return last[standing] == n
          ? "no further square of row " + row
          : "a column above " + last[standing] + ", at most " + n;
    }
    if (looksAtAttacks && isPlaced == isAttacked(col)) {
      return isPlaced ? "a square that no queen attacks" : "an attacked square";
    }
    last[standing] = col;
    if (isPlaced) {
      columns[standing++] = col;
      last[standing] = 0;
    }
    return null;
  }

  /** What would be right of a square that is cleared; null when it is right. */
  String removed(long row, long col) {
    if (standing == 0) {
      return "none; the board is empty";
    }
    if (row != standing || col != columns[standing - 1]) {
      return "the last queen, " + standing + "," + columns[standing - 1];
    }
    standing--;
    return null;
  }

  /** What would be right of a board that is delivered; null when it is right. */
  String delivered(String board) {
    String stands = Arrays.toString(Arrays.copyOf(columns, standing)).replace(" ", "");
    boolean isRight = !deliversWhatStands || standing == n && stands.equals(board);
    return isRight ? null : "a whole board, as it stands: " + stands;
  }

  private boolean isAttacked(long col) {
    for (int row = 0; row < standing; row++) {
      long apart = Math.abs(columns[row] - col);
      if (apart == 0 || apart == standing - row) {
        return true;
      }
    }
    return false;
  }
}
