package solutionary.sudoku;

import java.util.ArrayList;
import java.util.List;

/**
 * A 9×9 Sudoku grid, complete or with empty cells.
 *
 * @param cells 81 characters in reading order, {@code 1}–{@code 9} or {@code .} for an empty cell
 */
public record Grid(String cells) {
  /** Cells of a grid. */
  public static final int CELLS = 81;

  /** The grid without a given. */
  public static final Grid EMPTY = new Grid(".".repeat(CELLS));

  /**
   * @throws IllegalArgumentException when there are not 81 cells or one is neither a digit nor a
   *     dot
   */
  public Grid {
    if (cells.length() != CELLS) {
      throw new IllegalArgumentException(cells.length() + " cells; a grid has " + CELLS);
    }
    for (int cell = 0; cell < CELLS; cell++) {
      char c = cells.charAt(cell);
      if (c != '.' && (c < '1' || c > '9')) {
        throw new IllegalArgumentException("cell " + (cell + 1) + " is neither 1-9 nor '.'");
      }
    }
  }

  /** The grid of 81 digits in reading order, 0 for an empty cell. */
  public static Grid of(int[] digits) {
    StringBuilder cells = new StringBuilder(CELLS);
    for (int digit : digits) {
      cells.append(digit == 0 ? '.' : (char) ('0' + digit));
    }
    return new Grid(cells.toString());
  }

  /** The digit 1–9 of a cell (0–80 in reading order), or 0 when it is empty. */
  public int digit(int cell) {
    char c = cells.charAt(cell);
    return c == '.' ? 0 : c - '0';
  }

  /** How many cells hold a digit. */
  public int clues() {
    return (int) cells.chars().filter(c -> c != '.').count();
  }

  /** This grid with one cell (0–80) set to a digit 1–9, or emptied by 0. */
  public Grid with(int cell, int digit) {
    char c = digit == 0 ? '.' : (char) ('0' + digit);
    return new Grid(cells.substring(0, cell) + c + cells.substring(cell + 1));
  }

  /** Every digit that stands more than once in a house: rows first, then columns, then boxes. */
  public List<Clash> clashes() {
    List<Clash> clashes = new ArrayList<>();
    for (House house : House.ALL) {
      for (int digit = 1; digit <= 9; digit++) {
        if (house.count(this, digit) > 1) {
          clashes.add(new Clash(digit, house));
        }
      }
    }
    return List.copyOf(clashes);
  }

  /** Whether every cell is filled and every house holds each digit once. */
  public boolean isSolved() {
    return clues() == CELLS && clashes().isEmpty();
  }

  /** Whether this grid has the digit of every given of another one. */
  public boolean keeps(Grid givens) {
    for (int cell = 0; cell < CELLS; cell++) {
      if (givens.digit(cell) != 0 && givens.digit(cell) != digit(cell)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return cells;
  }
}
