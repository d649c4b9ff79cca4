package solutionary.queens.notation;

import java.util.ArrayList;
import java.util.List;
import solutionary.queens.Placement;

/** Squares as in chess: a file letter and a rank number, rank 1 at the bottom. */
final class Algebraic {
  private static final int FILES = 26;
  private static final String SEPARATORS = " \t\r\n,;()[]{}";

  private Algebraic() {}

  static String write(Placement placement) {
    int n = placement.size();
    if (n > FILES) {
      throw new IllegalArgumentException(n + " columns; files go from a to z");
    }
    List<String> squares = new ArrayList<>();
    for (int row = 1; row <= n; row++) {
      squares.add((char) ('a' + placement.column(row) - 1) + Integer.toString(n + 1 - row));
    }
    return String.join(" ", squares);
  }

  /** Whether a text begins with a letter a–z and a digit, perhaps after the Q of a queen. */
  static boolean looksLike(String text) {
    int at = isPiece(text, 0) ? 1 : 0;
    return isSquare(text, at);
  }

  /** Reads squares in any order; there are as many ranks as squares. */
  static Reading.Read read(String text) {
    List<String> squares = squares(text);
    int n = squares.size();
    Integer[] columns = new Integer[n];
    for (String square : squares) {
      int rank = square.length() > 3 ? 0 : Integer.parseInt(square.substring(1));
      int column = Character.toLowerCase(square.charAt(0)) - 'a' + 1;
      if (rank < 1 || rank > n || column > n) {
        throw new Unreadable(
            "square "
                + square
                + " is not on the board; "
                + n
                + " queens stand on files a-"
                + (char) ('a' + n - 1)
                + " and ranks 1-"
                + n);
      }
      if (columns[n - rank] != null) {
        throw new Unreadable("rank " + rank + " has two queens; a placement has one in each");
      }
      columns[n - rank] = column;
    }
    return new Reading.Read(new Placement(List.of(columns)), Notation.ALGEBRAIC);
  }

  private static List<String> squares(String text) {
    List<String> squares = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (SEPARATORS.indexOf(text.charAt(at)) >= 0 || isPiece(text, at)) {
        at++;
        continue;
      }
      if (!isSquare(text, at)) {
        throw new Unreadable(
            Symbol.at(text, at)
                + " at character "
                + (at + 1)
                + " begins no square; a square is a file and a rank such as e7");
      }
      int end = at + 1;
      while (end < text.length() && Numbers.isDigit(text.charAt(end))) {
        end++;
      }
      squares.add(text.substring(at, end));
      at = end;
    }
    if (squares.size() > FILES) {
      throw new Unreadable(squares.size() + " squares; files go from a to z");
    }
    return squares;
  }

  private static boolean isPiece(String text, int at) {
    return text.charAt(at) == 'Q' && isSquare(text, at + 1);
  }

  private static boolean isSquare(String text, int at) {
    if (at + 1 >= text.length()) {
      return false;
    }
    char file = Character.toLowerCase(text.charAt(at));
    return file >= 'a' && file <= 'z' && Numbers.isDigit(text.charAt(at + 1));
  }
}
