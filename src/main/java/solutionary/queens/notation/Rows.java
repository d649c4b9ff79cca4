package solutionary.queens.notation;

import java.util.ArrayList;
import java.util.List;
import solutionary.queens.Placement;

/** Boards written square by square, as lines or as a JSON array of strings. */
final class Rows {
  private Rows() {}

  static String writeLines(Placement placement) {
    return String.join("\n", rows(placement));
  }

  static String writeJson(Placement placement) {
    return "[\"" + String.join("\",\"", rows(placement)) + "\"]";
  }

  private static List<String> rows(Placement placement) {
    List<String> rows = new ArrayList<>();
    for (int column : placement.columns()) {
      rows.add(".".repeat(column - 1) + "Q" + ".".repeat(placement.size() - column));
    }
    return rows;
  }

  /** The placement that rows of symbols show; anything else is unreadable. */
  static Placement placement(List<String> rows) {
    int n = rows.size();
    List<int[]> cells = new ArrayList<>();
    for (String row : rows) {
      int[] symbols = row.codePoints().toArray();
      if (symbols.length != n) {
        throw new Unreadable(
            "row "
                + (cells.size() + 1)
                + " has "
                + symbols.length
                + " squares; a board with "
                + n
                + (n == 1 ? " row" : " rows")
                + " has "
                + n
                + " in each");
      }
      cells.add(symbols);
    }
    Legend legend = Legend.of(cells);
    List<Integer> columns = new ArrayList<>();
    for (int[] row : cells) {
      columns.add(column(row, columns.size() + 1, legend));
    }
    return new Placement(columns);
  }

  private static int column(int[] row, int number, Legend legend) {
    List<Integer> queens = new ArrayList<>();
    for (int i = 0; i < row.length; i++) {
      if (legend.isQueen(row[i])) {
        queens.add(i + 1);
      } else if (!legend.isEmpty(row[i])) {
        throw new Unreadable(
            "row "
                + number
                + ", column "
                + (i + 1)
                + ": "
                + Symbol.of(row[i])
                + " is neither a queen (Q ♛ ♕ ⊙) nor an empty square (. # × · - _ 0 □ ■)");
      }
    }
    if (queens.size() != 1) {
      throw new Unreadable(
          "row "
              + number
              + " has "
              + (queens.isEmpty() ? "no queen" : queens.size() + " queens")
              + "; a placement has one in each row");
    }
    return queens.get(0);
  }
}
