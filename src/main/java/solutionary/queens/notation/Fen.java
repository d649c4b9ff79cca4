package solutionary.queens.notation;

import java.util.ArrayList;
import java.util.List;
import solutionary.queens.Placement;

/** Rows separated by slashes: a number is that many empty squares, Q or q a queen. */
final class Fen {
  private Fen() {}

  static String write(Placement placement) {
    List<String> rows = new ArrayList<>();
    for (int column : placement.columns()) {
      int before = column - 1;
      int after = placement.size() - column;
      rows.add((before > 0 ? before : "") + "Q" + (after > 0 ? after : ""));
    }
    return String.join("/", rows);
  }

  /** Whether a text has slashes and numbers. */
  static boolean looksLike(String text) {
    return text.indexOf('/') >= 0 && text.chars().anyMatch(c -> Numbers.isDigit((char) c));
  }

  static Reading.Read read(String text) {
    List<String> rows = new ArrayList<>();
    for (String row : field(text).split("/", -1)) {
      rows.add(spelledOut(row, rows.size() + 1));
    }
    return new Reading.Read(Rows.placement(rows), Notation.FEN);
  }

  /** A position's other fields, first of them the side to move, stand after a space. */
  private static String field(String text) {
    int end = Math.max(text.indexOf(" w "), text.indexOf(" b "));
    return (end < 0 ? text : text.substring(0, end)).replace(" ", "");
  }

  private static String spelledOut(String row, int number) {
    StringBuilder squares = new StringBuilder();
    int empty = 0;
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      if (Numbers.isDigit(c)) {
        empty = empty * 10 + c - '0';
        checkLength(empty, number);
      } else {
        squares.append(".".repeat(empty)).append(c);
        empty = 0;
      }
    }
    return squares + ".".repeat(empty);
  }

  private static void checkLength(int empty, int row) {
    if (empty > 999) {
      throw new Unreadable("row " + row + " has over 999 empty squares");
    }
  }
}
