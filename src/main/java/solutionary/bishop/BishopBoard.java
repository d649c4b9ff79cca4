package solutionary.bishop;

import java.util.ArrayList;
import java.util.List;

/**
 * The squares that a bishop alone on a chess board attacks, her own square among them; she never
 * stands on the border (Codeforces 1692C).
 *
 * @param row 2–7, row 1 at the top
 * @param col 2–7, column 1 at the left
 */
public record BishopBoard(int row, int col) {
  /** The side of the board. */
  public static final int SIDE = 8;

  /** All 36 boards, by row and then by column. */
  public static final List<BishopBoard> ALL = all();

  /**
   * @throws IllegalArgumentException when the square is on the border or off the board
   */
  public BishopBoard {
    if (row < 2 || row >= SIDE || col < 2 || col >= SIDE) {
      throw new IllegalArgumentException(
          "bishop in row " + row + ", column " + col + "; she stands in rows and columns 2-7");
    }
  }

  /** Whether she attacks a square or stands on it; rows and columns count from 1. */
  public boolean attacks(int toRow, int toCol) {
    return Math.abs(toRow - row) == Math.abs(toCol - col);
  }

  /** The 64 squares row by row, {@code #} for an attacked one and {@code .} for another. */
  public String attacked() {
    StringBuilder squares = new StringBuilder();
    for (int r = 1; r <= SIDE; r++) {
      for (int c = 1; c <= SIDE; c++) {
        squares.append(attacks(r, c) ? '#' : '.');
      }
    }
    return squares.toString();
  }

  private static List<BishopBoard> all() {
    List<BishopBoard> boards = new ArrayList<>();
    for (int row = 2; row < SIDE; row++) {
      for (int col = 2; col < SIDE; col++) {
        boards.add(new BishopBoard(row, col));
      }
    }
    return List.copyOf(boards);
  }
}
