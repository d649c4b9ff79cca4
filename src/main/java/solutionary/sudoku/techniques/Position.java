package solutionary.sudoku.techniques;

import java.util.Arrays;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;

/**
 * The board with its pencil marks, kept twice: the digits of every empty cell and the places of
 * every digit in every house. Digits and places are masks of {@link Bits}.
 */
final class Position {
  private final int[] solved = new int[Geometry.CELLS];
  private final int[] digits = new int[Geometry.CELLS];
  private final int[] places = new int[Geometry.HOUSES * 9];
  private final int[] empty = new int[Geometry.HOUSES];

  /** A board without content; {@link #copy} fills it. */
  Position() {}

  /**
   * The givens with every candidate that no given excludes.
   *
   * @throws IllegalArgumentException when a digit stands twice in a house
   */
  Position(Grid givens) {
    for (Clash clash : givens.clashes()) {
      throw new IllegalArgumentException("no puzzle: " + clash);
    }
    Arrays.fill(digits, Bits.ALL);
    Arrays.fill(places, Bits.ALL);
    Arrays.fill(empty, Bits.ALL);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (givens.digit(cell) != 0) {
        place(cell, givens.digit(cell));
      }
    }
  }

  /** Takes over another position. */
  void copy(Position other) {
    System.arraycopy(other.solved, 0, solved, 0, solved.length);
    System.arraycopy(other.digits, 0, digits, 0, digits.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.empty, 0, empty, 0, empty.length);
  }

  /** The candidates of a cell; 0 once it is filled. */
  int digits(int cell) {
    return digits[cell];
  }

  /** Where a house can hold a digit; 0 once it does. */
  int places(int house, int digit) {
    return places[house * 9 + digit - 1];
  }

  /** The places of a house without a digit. */
  int empty(int house) {
    return empty[house];
  }

  boolean has(int cell, int digit) {
    return Bits.has(digits[cell], digit);
  }

  /** Whether the cell has no digit yet. */
  boolean isEmpty(int cell) {
    return solved[cell] == 0;
  }

  /** Fills a cell and removes the digit from all that see it. */
  void place(int cell, int digit) {
    solved[cell] = digit;
    for (int left = digits[cell]; left != 0; left = Bits.rest(left)) {
      remove(cell, Bits.digit(left));
    }
    for (int peer : Geometry.peers(cell)) {
      remove(peer, digit);
    }
    for (int which = 0; which < 3; which++) {
      int house = Geometry.house(cell, which);
      empty[house] &= ~Geometry.place(cell, house);
    }
  }

  /** Removes a candidate, if it is there. */
  void remove(int cell, int digit) {
    digits[cell] &= ~Bits.of(digit);
    for (int which = 0; which < 3; which++) {
      int house = Geometry.house(cell, which);
      places[house * 9 + digit - 1] &= ~Geometry.place(cell, house);
    }
  }

  /** Whether every cell is filled. */
  boolean isSolved() {
    for (int house = 0; house < 9; house++) {
      if (empty[house] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether an empty cell has no candidate or a house has no place for a digit it lacks. */
  boolean isBroken() {
    for (int house = 0; house < Geometry.HOUSES; house++) {
      int digitsLeft = 0;
      for (int digit = 1; digit <= 9; digit++) {
        digitsLeft += places(house, digit) == 0 ? 0 : 1;
      }
      if (digitsLeft != Bits.count(empty[house])) {
        return true;
      }
    }
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (isEmpty(cell) && digits[cell] == 0) {
        return true;
      }
    }
    return false;
  }

  /** The digits placed so far. */
  Grid grid() {
    StringBuilder cells = new StringBuilder();
    for (int digit : solved) {
      cells.append(digit == 0 ? "." : String.valueOf(digit));
    }
    return new Grid(cells.toString());
  }
}
