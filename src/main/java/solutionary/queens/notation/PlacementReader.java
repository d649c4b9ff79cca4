package solutionary.queens.notation;

import java.util.List;

/** Reads a placement in any common notation, which it tells by its look. */
public final class PlacementReader {
  private static final String WHITE = " \t\r\n\u00A0\u3000\uFEFF";

  private static final String EXAMPLES =
      "a placement is for example 2 4 1 3, b4 d3 a2 c1 or 1Q2/3Q/Q3/2Q1";

  private PlacementReader() {}

  /**
   * Reads one placement: columns from 1 with or without separators and brackets, or from 0 when a 0
   * is among them; pairs of row and column, counted likewise; squares as in chess; FEN; rows of
   * symbols, a line each or parted by slashes, or as JSON. Line ends of any kind and white space
   * around it do not matter.
   */
  public static Reading read(String text) {
    try {
      return recognise(strip(text));
    } catch (Unreadable unreadable) {
      return new Reading.Rejected(unreadable.getMessage());
    }
  }

  private static Reading.Read recognise(String text) {
    if (text.isEmpty()) {
      throw new Unreadable("nothing to read; " + EXAMPLES);
    }
    if (RowText.isQuoted(text)) {
      return board(RowText.quoted(text), Notation.LEETCODE);
    }
    List<String> rows = RowText.rows(text);
    if (areBits(rows) || areOfTwoSymbols(rows)) {
      return board(rows, Notation.BOARD);
    }
    if (Positions.looksLike(text)) {
      return Positions.read(text);
    }
    if (Fen.looksLike(text)) {
      return Fen.read(text);
    }
    return Algebraic.looksLike(text) ? Algebraic.read(text) : board(rows, Notation.BOARD);
  }

  private static Reading.Read board(List<String> rows, Notation notation) {
    if (rows.isEmpty() || rows.size() == 1 && rows.get(0).length() > 1) {
      throw new Unreadable("this is no board of several rows; " + EXAMPLES);
    }
    return new Reading.Read(Rows.placement(rows), notation);
  }

  /** Whether rows are of zeros and ones and too long for a list of columns with a line for each. */
  private static boolean areBits(List<String> rows) {
    return rows.size() > 1
        && String.join("", rows).chars().allMatch(c -> c == '0' || c == '1')
        && rows.stream().anyMatch(row -> row.length() > 2);
  }

  /** Whether rows are a board of two symbols, not both digits, such as {@code --1-}. */
  private static boolean areOfTwoSymbols(List<String> rows) {
    String cells = String.join("", rows);
    return rows.size() > 2
        && rows.stream().allMatch(row -> row.length() == rows.size())
        && cells.chars().anyMatch(c -> !Numbers.isDigit((char) c))
        && cells.chars().distinct().count() == 2;
  }

  private static String strip(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && WHITE.indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && WHITE.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(start, end);
  }
}
