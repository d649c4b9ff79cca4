package solutionary.sudoku.strategies;

import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.solving.SudokuListener;

/**
 * Sudoku as an exact cover, searched with Knuth's dancing links. 324 constraints (a digit in each
 * cell, each digit in each row, column and box) are to be met once each by options, of which there
 * are 729 (a digit in a cell) and each meets four constraints. The constraint with the fewest
 * options left is branched on.
 *
 * <p>Nodes are numbered: 0 is the root, 1–324 head the constraints, and then four for each option,
 * option by option.
 */
final class ExactCover {
  private static final int CONSTRAINTS = 4 * 81;
  private static final int PARTS = 4;
  private static final int NODES = 1 + CONSTRAINTS + PARTS * 729;

  private final int[] left = new int[NODES];
  private final int[] right = new int[NODES];
  private final int[] up = new int[NODES];
  private final int[] down = new int[NODES];
  private final int[] constraint = new int[NODES];
  private final int[] options = new int[1 + CONSTRAINTS];
  private final int[] cells = new int[Grid.CELLS];
  private final SearchTally tally;

  private ExactCover(Grid givens, SearchTally tally) {
    this.tally = tally;
    for (int head = 0; head <= CONSTRAINTS; head++) {
      left[head] = head == 0 ? CONSTRAINTS : head - 1;
      right[head] = head == CONSTRAINTS ? 0 : head + 1;
      up[head] = head;
      down[head] = head;
    }
    for (int option = 0; option < 729; option++) {
      link(option);
    }
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (givens.digit(cell) != 0) {
        cells[cell] = givens.digit(cell);
        choose(9 * cell + givens.digit(cell) - 1);
      }
    }
  }

  static SearchOutcome search(Grid givens, long limit, long bound, SudokuListener listener) {
    SearchTally tally = new SearchTally(limit, bound, listener);
    new ExactCover(givens, tally).fill();
    return tally.outcome();
  }

  /** Links the four nodes of an option, numbered {@code 9 * cell + digit - 1}. */
  private void link(int option) {
    int cell = option / 9;
    int digit = option % 9;
    int row = cell / 9;
    int column = cell % 9;
    int[] heads = {
      1 + cell,
      1 + 81 + 9 * row + digit,
      1 + 162 + 9 * column + digit,
      1 + 243 + 9 * (row / 3 * 3 + column / 3) + digit
    };
    int first = 1 + CONSTRAINTS + PARTS * option;
    for (int part = 0; part < PARTS; part++) {
      int node = first + part;
      int head = heads[part];
      left[node] = first + (part + 3) % PARTS;
      right[node] = first + (part + 1) % PARTS;
      constraint[node] = head;
      up[node] = up[head];
      down[node] = head;
      down[up[head]] = node;
      up[head] = node;
      options[head]++;
    }
  }

  /** Covers all four constraints of an option. */
  private void choose(int option) {
    for (int part = 0; part < PARTS; part++) {
      cover(constraint[1 + CONSTRAINTS + PARTS * option + part]);
    }
  }

  // excerpt-begin
  private void fill() {
    if (right[0] == 0) {
      tally.solved(() -> Grid.of(cells));
      return;
    }
    int head = headWithFewest();
    cover(head);
    for (int node = down[head]; node != head; node = down[node]) {
      int option = (node - 1 - CONSTRAINTS) / PARTS;
      int cell = option / 9;
      int digit = option % 9 + 1;
      if (!tally.tries(cell, digit)) {
        break;
      }
      cells[cell] = digit;
      tally.placed(cell, digit);
      for (int other = right[node]; other != node; other = right[other]) {
        cover(constraint[other]);
      }
      fill();
      for (int other = left[node]; other != node; other = left[other]) {
        uncover(constraint[other]);
      }
      cells[cell] = 0;
      tally.removed(cell, digit);
    }
    uncover(head);
  }

  private void cover(int head) {
    right[left[head]] = right[head];
    left[right[head]] = left[head];
    for (int node = down[head]; node != head; node = down[node]) {
      for (int other = right[node]; other != node; other = right[other]) {
        down[up[other]] = down[other];
        up[down[other]] = up[other];
        options[constraint[other]]--;
      }
    }
  }

  private void uncover(int head) {
    for (int node = up[head]; node != head; node = up[node]) {
      for (int other = left[node]; other != node; other = left[other]) {
        options[constraint[other]]++;
        down[up[other]] = other;
        up[down[other]] = other;
      }
    }
    right[left[head]] = head;
    left[right[head]] = head;
  }

  // excerpt-end

  private int headWithFewest() {
    int best = right[0];
    for (int head = right[best]; head != 0; head = right[head]) {
      if (options[head] < options[best]) {
        best = head;
      }
    }
    return best;
  }
}
