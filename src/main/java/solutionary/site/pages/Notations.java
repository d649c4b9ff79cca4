package solutionary.site.pages;

import solutionary.queens.Placement;

/** A placement in the notations that people and programs use. */
public record Notations(Placement placement) {
  /** The column of each row, for example {@code 1 5 8 6 3 7 2 4}. */
  public String positions() {
    return placement.toString();
  }

  /** The squares in chess notation, from the top row down: {@code a8 e7 h6 …}. */
  public String algebraic() {
    StringBuilder text = new StringBuilder();
    for (int row = 1; row <= n(); row++) {
      text.append(row == 1 ? "" : " ").append((char) ('a' + placement.column(row) - 1));
      text.append(n() + 1 - row);
    }
    return text.toString();
  }

  /**
   * The piece placement of FEN, for example {@code Q7/4Q3/…}; a run of ten or more empty squares is
   * written as one decimal number.
   */
  public String fen() {
    StringBuilder text = new StringBuilder();
    for (int row = 1; row <= n(); row++) {
      int before = placement.column(row) - 1;
      int after = n() - placement.column(row);
      text.append(row == 1 ? "" : "/").append(before == 0 ? "" : before).append('Q');
      text.append(after == 0 ? "" : after);
    }
    return text.toString();
  }

  /** A JSON array of rows, as LeetCode 51 wants them. */
  public String leetCode() {
    return "[\"" + board().replace("\n", "\",\"") + "\"]";
  }

  /** A row a line, Q for a queen and a dot for an empty square. */
  public String board() {
    StringBuilder text = new StringBuilder();
    for (int row = 1; row <= n(); row++) {
      int column = placement.column(row);
      text.append(row == 1 ? "" : "\n").append(".".repeat(column - 1)).append('Q');
      text.append(".".repeat(n() - column));
    }
    return text.toString();
  }

  private int n() {
    return placement.size();
  }
}
