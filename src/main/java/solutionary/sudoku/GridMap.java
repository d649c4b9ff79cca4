package solutionary.sudoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A disguise: one of the 3,359,232 cell symmetries of a grid, with a relabelling of its digits. It
 * exchanges rows and columns or not, then reorders rows and columns, then relabels.
 *
 * @param transposed whether rows and columns change places first
 * @param rows for each row 0–8 of the result, which row it was; rows of a band stay together
 * @param columns the same for columns and stacks
 * @param digits for each digit 1–9 in turn, which digit 1–9 it becomes
 */
public record GridMap(
    boolean transposed, List<Integer> rows, List<Integer> columns, List<Integer> digits) {
  /** The map that changes nothing. */
  public static final GridMap IDENTITY = new GridMap(false, upFrom(0), upFrom(0), upFrom(1));

  /**
   * @throws IllegalArgumentException when an order is not one of its kind
   */
  public GridMap {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    digits = List.copyOf(digits);
    if (!keepsThrees(rows) || !keepsThrees(columns) || !isOrderOf(digits, 1)) {
      throw new IllegalArgumentException(
          "rows " + rows + ", columns " + columns + " or digits " + digits + " are no such order");
    }
  }

  /** The grid in this disguise. */
  public Grid apply(Grid grid) {
    int[] cells = new int[Grid.CELLS];
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      int digit = grid.digit(source(cell));
      cells[cell] = digit == 0 ? 0 : digits.get(digit - 1);
    }
    return Grid.of(cells);
  }

  /** From which cell (0–80) the content of a cell of the result comes. */
  public int source(int cell) {
    int row = rows.get(cell / 9);
    int column = columns.get(cell % 9);
    return transposed ? column * 9 + row : row * 9 + column;
  }

  /** The map that takes the disguise off again. */
  public GridMap inverse() {
    List<Integer> rowsBack = inverse(rows, 0);
    List<Integer> columnsBack = inverse(columns, 0);
    return new GridMap(
        transposed,
        transposed ? columnsBack : rowsBack,
        transposed ? rowsBack : columnsBack,
        inverse(digits, 1));
  }

  /** This map and then another one. */
  public GridMap then(GridMap next) {
    List<Integer> first = next.transposed ? columns : rows;
    List<Integer> second = next.transposed ? rows : columns;
    return new GridMap(
        transposed != next.transposed,
        next.rows.stream().map(first::get).toList(),
        next.columns.stream().map(second::get).toList(),
        digits.stream().map(digit -> next.digits.get(digit - 1)).toList());
  }

  private static List<Integer> inverse(List<Integer> order, int least) {
    List<Integer> inverse = new ArrayList<>(order);
    for (int place = 0; place < 9; place++) {
      inverse.set(order.get(place) - least, place + least);
    }
    return inverse;
  }

  private static boolean keepsThrees(List<Integer> order) {
    return isOrderOf(order, 0)
        && IntStream.range(0, 9)
            .allMatch(place -> order.get(place) / 3 == order.get(place / 3 * 3) / 3);
  }

  private static boolean isOrderOf(List<Integer> order, int least) {
    List<Integer> sorted = new ArrayList<>(order);
    Collections.sort(sorted);
    return sorted.equals(upFrom(least));
  }

  private static List<Integer> upFrom(int least) {
    return IntStream.range(least, least + 9).boxed().toList();
  }
}
