package solutionary.verify;

import java.security.MessageDigest;
import java.util.HexFormat;

/** What the solutions of one board size add up to. */
final class Tally {
  private static final int ROUND = 1 << 13;

  /**
   * The most bytes that one printed placement takes: 16 columns of two digits, each with an end.
   */
  private static final int LONGEST_LINE = 48;

  private final int n;
  private final long[][] onSquare;
  private final MessageDigest digest = Digests.sha256();
  private final byte[] printed = new byte[ROUND + LONGEST_LINE];
  private int length;
  private long solutions;
  private long halfTurnFixed;
  private long quarterTurnFixed;

  Tally(int n) {
    this.n = n;
    this.onSquare = new long[n][n];
  }

  void add(long queens) {
    solutions++;
    if (Queens.image(queens, n, 2) == queens) {
      halfTurnFixed++;
      quarterTurnFixed += Queens.image(queens, n, 1) == queens ? 1 : 0;
    }
    for (int row = 0; row < n; row++) {
      int column = Queens.column(queens, n, row);
      onSquare[row][column]++;
      print(column + 1, row == n - 1 ? '\n' : ' ');
    }
    if (length >= ROUND) {
      drain();
    }
  }

  long solutions() {
    return solutions;
  }

  /** Solutions that a half turn leaves as they are. */
  long halfTurnFixed() {
    return halfTurnFixed;
  }

  /** Solutions that a quarter turn leaves as they are. */
  long quarterTurnFixed() {
    return quarterTurnFixed;
  }

  /** Solutions with a queen on a square, rows and columns from 1. */
  long onSquare(int row, int column) {
    return onSquare[row - 1][column - 1];
  }

  /** SHA-256 of all solutions, printed a line each; to be asked once, at the end. */
  String sha256() {
    drain();
    return HexFormat.of().formatHex(digest.digest());
  }

  private void print(int column, char end) {
    if (column >= 10) {
      printed[length++] = '1';
    }
    printed[length++] = (byte) ('0' + column % 10);
    printed[length++] = (byte) end;
  }

  private void drain() {
    digest.update(printed, 0, length);
    length = 0;
  }
}
