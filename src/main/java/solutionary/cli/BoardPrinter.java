package solutionary.cli;

/** Writes boards one after another in one format, each line ended by a line feed. */
interface BoardPrinter {
  /**
   * One board.
   *
   * @param number counted from 1 among the boards printed
   * @param columns the column 1…n of each row
   */
  String board(long number, int[] columns);

  /**
   * What stands after the last board.
   *
   * @param boards how many there were
   */
  default String foot(long boards) {
    return "";
  }

  /** Columns with spaces between them, a line a board: {@code 1 5 8 6 3 7 2 4}. */
  static BoardPrinter positions() {
    return (number, columns) -> {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns.length; i++) {
        line.append(columns[i]).append(i < columns.length - 1 ? ' ' : '\n');
      }
      return line.toString();
    };
  }

  /** A JSON array of arrays of strings such as {@code ".Q.."}, one board a line. */
  static BoardPrinter leetcode() {
    return new LeetCodePrinter();
  }

  /** Rows of cells, a blank line between boards. */
  static BoardPrinter board(String queen, String empty, boolean numbered) {
    return (number, columns) -> {
      StringBuilder text = new StringBuilder(number == 1 ? "" : "\n");
      if (numbered) {
        text.append(number).append('\n');
      }
      for (int column : columns) {
        text.append(row(column, columns.length, queen, empty)).append('\n');
      }
      return text.toString();
    };
  }

  /** One row of a board with its queen in a column 1…n. */
  static String row(int column, int n, String queen, String empty) {
    return empty.repeat(column - 1) + queen + empty.repeat(n - column);
  }
}
