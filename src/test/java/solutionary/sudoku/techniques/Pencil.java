package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import solutionary.sudoku.Grid;
import solutionary.sudoku.House;

/** A board of pencil marks and a trial-and-error solver that share nothing with the solver. */
final class Pencil {
  private final int[] marks = new int[81];
  private final boolean[] filled = new boolean[81];

  private Pencil() {}

  Pencil(Grid givens) {
    Arrays.fill(marks, 0b1111111110);
    for (int cell = 0; cell < 81; cell++) {
      if (givens.digit(cell) != 0) {
        place(cell, givens.digit(cell));
      }
    }
  }

  boolean has(int cell, int digit) {
    return !filled[cell] && (marks[cell] >> digit & 1) != 0;
  }

  /** The places of a digit in a house. */
  List<Integer> places(House house, int digit) {
    List<Integer> cells = new ArrayList<>();
    for (int place = 0; place < 9; place++) {
      if (has(house.cell(place), digit)) {
        cells.add(house.cell(place));
      }
    }
    return cells;
  }

  void place(int cell, int digit) {
    for (int other = 0; other < 81; other++) {
      boolean sameBox = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
      if (sameBox || other / 9 == cell / 9 || other % 9 == cell % 9) {
        marks[other] &= ~(1 << digit);
      }
    }
    marks[cell] = 1 << digit;
    filled[cell] = true;
  }

  void remove(int cell, int digit) {
    marks[cell] &= ~(1 << digit);
  }

  static boolean contains(House house, int cell) {
    for (int place = 0; place < 9; place++) {
      if (house.cell(place) == cell) {
        return true;
      }
    }
    return false;
  }

  /** A solution, by trying the digits of the cell with the fewest. */
  Optional<Grid> solution() {
    int cell = fewest();
    if (cell < 0) {
      return Optional.of(grid());
    }
    for (int digit = 1; digit <= 9; digit++) {
      if (has(cell, digit)) {
        Pencil next = copy();
        next.place(cell, digit);
        Optional<Grid> solution = next.solution();
        if (solution.isPresent()) {
          return solution;
        }
      }
    }
    return Optional.empty();
  }

  private int fewest() {
    int best = -1;
    for (int cell = 0; cell < 81; cell++) {
      if (!filled[cell]
          && (best < 0 || Integer.bitCount(marks[cell]) < Integer.bitCount(marks[best]))) {
        best = cell;
      }
    }
    return best;
  }

  private Pencil copy() {
    Pencil copy = new Pencil();
    System.arraycopy(marks, 0, copy.marks, 0, 81);
    System.arraycopy(filled, 0, copy.filled, 0, 81);
    return copy;
  }

  private Grid grid() {
    StringBuilder cells = new StringBuilder();
    for (int mark : marks) {
      cells.append(Integer.numberOfTrailingZeros(mark));
    }
    return new Grid(cells.toString());
  }
}
