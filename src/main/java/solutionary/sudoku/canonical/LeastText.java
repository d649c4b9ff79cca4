package solutionary.sudoku.canonical;

import java.util.Arrays;
import solutionary.sudoku.Grid;

/**
 * The least text found so far. Cells hold the numbers 1–9 that digits get as they first occur, or 0
 * when they are empty.
 */
final class LeastText {
  /** More than any number: the cell can be lowered to whatever comes. */
  private static final int OPEN = 10;

  private final int[] numbers = new int[Grid.CELLS];
  private int timesLowered;

  LeastText() {
    Arrays.fill(numbers, OPEN);
  }

  /** The number at a row and a position of the row, 0–8. */
  int number(int row, int position) {
    return numbers[9 * row + position];
  }

  /**
   * Whether a number at a row and a position makes no greater text than the least, all cells before
   * being as they are there. A lower one becomes part of it and opens all cells that follow: each
   * beginning can be completed.
   */
  boolean allows(int row, int position, int number) {
    int cell = 9 * row + position;
    if (number < numbers[cell]) {
      numbers[cell] = number;
      Arrays.fill(numbers, cell + 1, numbers.length, OPEN);
      timesLowered++;
    }
    return number == numbers[cell];
  }

  /** How often it was lowered: what was found at another count is not the least. */
  int timesLowered() {
    return timesLowered;
  }

  /** As a grid, when no cell is open. */
  Grid grid() {
    char[] cells = new char[Grid.CELLS];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = numbers[cell] == 0 ? '.' : (char) ('0' + numbers[cell]);
    }
    return new Grid(new String(cells));
  }
}
