package solutionary.sudoku.canonical;

import java.util.ArrayList;
import java.util.List;
import solutionary.sudoku.Grid;

/**
 * A map that takes a puzzle to one that is the same but for looks: the grid is transposed or not,
 * then its rows and columns are put into another order, then its digits are renamed. Rows and
 * columns are counted 0–8 here, from 1 in {@link #toString()}.
 *
 * @param isTransposed whether rows and columns change places first
 * @param rows for each row of the result the row it comes from, after transposition; rows of a band
 *     stay together
 * @param columns the same for columns; columns of a stack stay together
 * @param digits what becomes of the digits 1–9, in this order
 */
public record GridMap(
    boolean isTransposed, List<Integer> rows, List<Integer> columns, List<Integer> digits) {
  /** Leaves every grid as it is. */
  public static final GridMap IDENTITY =
      new GridMap(
          false,
          List.of(0, 1, 2, 3, 4, 5, 6, 7, 8),
          List.of(0, 1, 2, 3, 4, 5, 6, 7, 8),
          List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));

  /**
   * @throws IllegalArgumentException when rows, columns or digits are no order of the nine, or a
   *     band or stack is torn apart
   */
  public GridMap {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    digits = List.copyOf(digits);
    requireLines("rows", rows);
    requireLines("columns", columns);
    requireOrder("digits", digits, 1);
  }

  private static void requireLines(String what, List<Integer> lines) {
    requireOrder(what, lines, 0);
    for (int i = 0; i < 9; i++) {
      if (lines.get(i) / 3 != lines.get(i - i % 3) / 3) {
        throw new IllegalArgumentException(what + " " + lines + " tear a band or stack apart");
      }
    }
  }

  private static void requireOrder(String what, List<Integer> numbers, int from) {
    int seen = 0;
    for (int number : numbers) {
      seen |= number < from || number > from + 8 ? 0 : 1 << number - from;
    }
    if (numbers.size() != 9 || seen != 0b111_111_111) {
      throw new IllegalArgumentException(
          what + " " + numbers + " are not " + from + "-" + (from + 8) + ", each once");
    }
  }

  /** The image of a grid. */
  public Grid apply(Grid grid) {
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      int digit = grid.digit(source(cell));
      cells.append(digit == 0 ? "." : digits.get(digit - 1));
    }
    return new Grid(cells.toString());
  }

  /** The cell 0–80 of a grid that comes to a cell of its image. */
  public int source(int cell) {
    int row = rows.get(cell / 9);
    int column = columns.get(cell % 9);
    return isTransposed ? 9 * column + row : 9 * row + column;
  }

  /** The map that leads back. */
  public GridMap inverse() {
    List<Integer> rowsBack = inverse(rows, 0);
    List<Integer> columnsBack = inverse(columns, 0);
    return new GridMap(
        isTransposed,
        isTransposed ? columnsBack : rowsBack,
        isTransposed ? rowsBack : columnsBack,
        inverse(digits, 1));
  }

  /** The map that does this first and then another. */
  public GridMap then(GridMap next) {
    return new GridMap(
        isTransposed != next.isTransposed,
        pick(next.isTransposed ? columns : rows, next.rows, 0),
        pick(next.isTransposed ? rows : columns, next.columns, 0),
        pick(next.digits, digits, 1));
  }

  private static List<Integer> inverse(List<Integer> numbers, int from) {
    List<Integer> inverse = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      inverse.add(numbers.indexOf(i + from) + from);
    }
    return inverse;
  }

  /** The numbers that stand at other numbers, counted from 0 or 1. */
  private static List<Integer> pick(List<Integer> numbers, List<Integer> at, int from) {
    List<Integer> picked = new ArrayList<>();
    for (int place : at) {
      picked.add(numbers.get(place - from));
    }
    return picked;
  }

  /**
   * In words, for example {@code transposed, rows 123 564 789, columns 789 123 456, digits 1-9 to
   * 213456789}; what stays is left out, and the identity is {@code as it stands}. Rows and columns
   * are told as they are numbered before, after the transposition, in the order they have
   * afterwards, a group for each band or stack.
   */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (isTransposed) {
      parts.add("transposed");
    }
    if (!rows.equals(IDENTITY.rows)) {
      parts.add("rows " + rowOrder());
    }
    if (!columns.equals(IDENTITY.columns)) {
      parts.add("columns " + columnOrder());
    }
    if (!digits.equals(IDENTITY.digits)) {
      parts.add("digits 1-9 to " + digitOrder());
    }
    return parts.isEmpty() ? "as it stands" : String.join(", ", parts);
  }

  /** The rows from 1 in the order they have afterwards, for example {@code 123 564 789}. */
  public String rowOrder() {
    return groups(rows);
  }

  /** The same for columns. */
  public String columnOrder() {
    return groups(columns);
  }

  /** What becomes of the digits 1–9, for example {@code 213456789}. */
  public String digitOrder() {
    return joined(digits, 0);
  }

  private static String groups(List<Integer> lines) {
    List<String> groups = new ArrayList<>();
    for (int band = 0; band < 3; band++) {
      groups.add(joined(lines.subList(3 * band, 3 * band + 3), 1));
    }
    return String.join(" ", groups);
  }

  private static String joined(List<Integer> numbers, int more) {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      text.append(number + more);
    }
    return text.toString();
  }
}
