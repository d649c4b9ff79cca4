package solutionary.sudoku;

import java.util.ArrayList;
import java.util.List;

/**
 * The least disguise of a grid, by trying every one.
 *
 * @param text the least text over all cell symmetries and relabellings
 * @param times how many of the 3,359,232 cell symmetries reach it
 */
record LeastByTrial(String text, int times) {
  static LeastByTrial of(String grid) {
    List<int[]> orders = orders();
    char[] least = "~".repeat(81).toCharArray();
    int times = 0;
    for (boolean transposed : new boolean[] {false, true}) {
      for (int[] rows : orders) {
        for (int[] columns : orders) {
          int comparison = compare(grid, transposed, rows, columns, least);
          times = comparison < 0 ? 1 : comparison == 0 ? times + 1 : times;
        }
      }
    }
    return new LeastByTrial(new String(least), times);
  }

  /** Compares a disguise with the least so far, and keeps it when it is less. */
  private static int compare(
      String grid, boolean transposed, int[] rows, int[] columns, char[] least) {
    char[] labels = new char[128];
    labels['.'] = '.';
    char next = '1';
    int comparison = 0;
    for (int cell = 0; cell < 81; cell++) {
      int row = rows[cell / 9];
      int column = columns[cell % 9];
      char digit = grid.charAt(transposed ? column * 9 + row : row * 9 + column);
      if (labels[digit] == 0) {
        labels[digit] = next++;
      }
      comparison = comparison == 0 ? labels[digit] - least[cell] : comparison;
      if (comparison > 0) {
        return comparison;
      }
      least[cell] = labels[digit];
    }
    return comparison;
  }

  /** The 1,296 orders of nine lines that keep threes together. */
  private static List<int[]> orders() {
    int[][] permutations = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    List<int[]> orders = new ArrayList<>();
    for (int[] threes : permutations) {
      for (int choice = 0; choice < 216; choice++) {
        int[][] inThree = {
          permutations[choice / 36], permutations[choice / 6 % 6], permutations[choice % 6]
        };
        int[] order = new int[9];
        for (int place = 0; place < 9; place++) {
          order[place] = 3 * threes[place / 3] + inThree[place / 3][place % 3];
        }
        orders.add(order);
      }
    }
    return orders;
  }
}
