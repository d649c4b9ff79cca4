package solutionary.sudoku.canonical;

import java.util.ArrayList;
import java.util.List;

/**
 * The arrangements that give the first rows of the form: the grid or its transpose, which of its
 * rows come first, and in which orders the columns may stand. Whichever of these orders is taken,
 * the text of those rows is the same.
 */
final class PartialForm {
  final Aspect aspect;
  final ColumnOrder columns = new ColumnOrder();

  /** How many arrangements of rows this stands for. */
  private final int ways;

  /** The rows 0–8 that stand, as a bit each. */
  final int used;

  /** The rows that stand, in order. */
  private final int[] rows;

  /**
   * For each digit 1–9 a cell {@code 9 · place of the row + column} where it first occurs, or -1.
   */
  private final int[] home;

  /** Nothing is arranged. */
  PartialForm(Aspect aspect) {
    this.aspect = aspect;
    this.ways = 1;
    this.used = 0;
    this.rows = new int[0];
    this.home = new int[] {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
  }

  /** One row more, with the orders of columns that go with it. */
  PartialForm(PartialForm before, int row, ColumnOrder columns) {
    this.aspect = before.aspect;
    this.ways = before.ways * aspect.ways(row, before.used);
    this.used = before.used | 1 << row;
    this.rows = new int[before.rows.length + 1];
    System.arraycopy(before.rows, 0, rows, 0, before.rows.length);
    rows[before.rows.length] = row;
    this.home = before.home.clone();
    this.columns.copy(columns);
    findHomes(row);
  }

  private void findHomes(int row) {
    for (int position = 0; position < 9; position++) {
      int digit = aspect.digit(row, columns.column(position));
      if (home[digit] < 0 && digit > 0) {
        home[digit] = 9 * (rows.length - 1) + columns.column(position);
      }
    }
  }

  /** How many rows stand. */
  int rows() {
    return rows.length;
  }

  boolean isComplete() {
    return rows.length == 9;
  }

  /** How many digits occur, that is, have numbers. */
  int named() {
    int named = 0;
    for (int digit = 1; digit <= 9; digit++) {
      named += isKnown(digit) ? 1 : 0;
    }
    return named;
  }

  boolean isKnown(int digit) {
    return home[digit] >= 0;
  }

  /** The place 0–8 of the row in which a known digit first occurs. */
  int homeRow(int digit) {
    return home[digit] / 9;
  }

  /** The column in which a known digit first occurs in that row. */
  int homeColumn(int digit) {
    return home[digit] % 9;
  }

  /** How many arrangements of rows and columns this stands for. */
  int size() {
    return ways * columns.size();
  }

  /** One of these arrangements, when all rows stand, with the numbers that the digits have. */
  GridMap map(LeastText text) {
    List<Integer> columnsInOrder = new ArrayList<>();
    List<Integer> rowsInOrder = new ArrayList<>();
    for (int place = 0; place < 9; place++) {
      columnsInOrder.add(columns.column(place));
      rowsInOrder.add(rows[place]);
    }
    return new GridMap(aspect.isTransposed(), rowsInOrder, columnsInOrder, numbers(text));
  }

  /** The number of each digit from 1; those that do not occur share the rest in their order. */
  private List<Integer> numbers(LeastText text) {
    List<Integer> numbers = new ArrayList<>();
    int rest = named();
    for (int digit = 1; digit <= 9; digit++) {
      numbers.add(
          isKnown(digit)
              ? text.number(homeRow(digit), columns.position(homeColumn(digit)))
              : ++rest);
    }
    return numbers;
  }
}
