package solutionary.queens;

import java.util.ArrayList;
import java.util.List;

/**
 * One queen in each row of an n×n board; whether the queens attack each other is another question.
 *
 * @param columns the column 1…n (from the left) of the queen in row 1 (the top), 2, … n
 */
public record Placement(List<Integer> columns) implements Comparable<Placement> {
  /**
   * @throws IllegalArgumentException when there is no row or a column is not on the board
   */
  public Placement {
    columns = List.copyOf(columns);
    int n = columns.size();
    if (n == 0) {
      throw new IllegalArgumentException("no rows; a placement has at least 1");
    }
    for (int row = 1; row <= n; row++) {
      int column = columns.get(row - 1);
      if (column < 1 || column > n) {
        throw new IllegalArgumentException(
            "row " + row + " has its queen in column " + column + "; columns are 1-" + n);
      }
    }
  }

  /** The placement with these columns, row 1 first. */
  public static Placement of(int... columns) {
    List<Integer> list = new ArrayList<>(columns.length);
    for (int column : columns) {
      list.add(column);
    }
    return new Placement(list);
  }

  /** The side n of the board. */
  public int size() {
    return columns.size();
  }

  /** The column 1…n of the queen in a row 1…n. */
  public int column(int row) {
    return columns.get(row - 1);
  }

  /** The columns in a new array, that of row 1 at index 0. */
  public int[] toArray() {
    int[] array = new int[size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = columns.get(i);
    }
    return array;
  }

  /** Whether no two queens share a column. */
  public boolean isPermutation() {
    boolean[] taken = new boolean[size()];
    for (int column : columns) {
      if (taken[column - 1]) {
        return false;
      }
      taken[column - 1] = true;
    }
    return true;
  }

  /** Whether no two queens share a column or a diagonal. */
  public boolean isSolution() {
    return attackingRows().isEmpty();
  }

  /** The first two rows whose queens share a column or a diagonal; empty for a solution. */
  public List<Integer> attackingRows() {
    for (int row = 2; row <= size(); row++) {
      for (int above = 1; above < row; above++) {
        int aside = Math.abs(column(row) - column(above));
        if (aside == 0 || aside == row - above) {
          return List.of(above, row);
        }
      }
    }
    return List.of();
  }

  /**
   * Whether no two queens share a column or a diagonal of the torus, whose diagonals go on at the
   * opposite edge. OEIS A007705 counts these for odd n; there are none for even n.
   */
  public boolean isModular() {
    int n = size();
    for (int row = 2; row <= n; row++) {
      for (int above = 1; above < row; above++) {
        int aside = Math.floorMod(column(row) - column(above), n);
        if (aside == 0 || aside == row - above || aside == n - (row - above)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Smaller boards first, those of one size number by number. */
  @Override
  public int compareTo(Placement other) {
    int order = Integer.compare(size(), other.size());
    for (int row = 1; order == 0 && row <= size(); row++) {
      order = Integer.compare(column(row), other.column(row));
    }
    return order;
  }

  /** The columns with a space between, for example {@code 1 5 8 6 3 7 2 4}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int column : columns) {
      text.append(text.isEmpty() ? "" : " ").append(column);
    }
    return text.toString();
  }
}
