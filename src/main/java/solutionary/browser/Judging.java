package solutionary.browser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.teavm.jso.JSExport;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.BitboardSolver;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.techniques.PencilMarks;

/**
 * Finds a puzzle's verdict in small pieces of work. What one piece cannot decide is split at a
 * cell, a grid for each of its candidates, and these are searched one after the other.
 */
public final class Judging {
  private static final int BOUND = 1_000;

  private final int bound;
  private final List<Clash> clashes;
  private final Deque<Grid> open = new ArrayDeque<>();
  private final List<Grid> found = new ArrayList<>();
  private final BitboardSolver solver = new BitboardSolver();

  Judging(Grid givens) {
    this(givens, BOUND);
  }

  /** With a number of digits that a piece of work tries at most. */
  Judging(Grid givens, int bound) {
    this.bound = bound;
    clashes = givens.clashes();
    if (clashes.isEmpty()) {
      open.push(givens);
    }
  }

  /** Does a piece of work; true when the verdict is known. */
  @JSExport
  public boolean work() {
    if (!isKnown()) {
      Grid next = open.pop();
      SearchTally tally = new SearchTally(2 - found.size(), bound, null);
      solver.search(next, tally);
      SearchOutcome outcome = tally.outcome();
      if (outcome.ending() == SearchOutcome.Ending.BOUND) {
        split(next);
      } else {
        found.addAll(outcome.found());
      }
    }
    return isKnown();
  }

  /** The stable word for the verdict; empty as long as it is not known. */
  @JSExport
  public String verdict() {
    if (!isKnown()) {
      return "";
    }
    return switch (found.size()) {
      case 0 -> clashes.isEmpty() ? "none" : "invalid";
      case 1 -> "unique";
      default -> "several";
    };
  }

  /** The first (0) or second (1) solution, or the empty text. */
  @JSExport
  public String solution(int number) {
    return number < found.size() ? found.get(number).cells() : "";
  }

  /** How many digits stand more than once in a house, one counted in each of its houses. */
  @JSExport
  public int clashes() {
    return clashes.size();
  }

  /** The digit of a clash (from 0). */
  @JSExport
  public int clashDigit(int number) {
    return clashes.get(number).digit();
  }

  /** The house of a clash (from 0), such as {@code b3}. */
  @JSExport
  public String clashHouse(int number) {
    return Walk.name(clashes.get(number).house());
  }

  private boolean isKnown() {
    return open.isEmpty() || found.size() == 2;
  }

  /** At the first cell with the fewest candidates; a search that was cut short has such a cell. */
  private void split(Grid grid) {
    PencilMarks board = PencilMarks.of(grid);
    List<Integer> fewest = List.of();
    int cell = -1;
    for (int each = 0; each < Grid.CELLS; each++) {
      List<Integer> digits = candidates(board, each);
      if (grid.digit(each) == 0 && (cell < 0 || digits.size() < fewest.size())) {
        cell = each;
        fewest = digits;
      }
    }
    for (int at = fewest.size() - 1; at >= 0; at--) {
      open.push(grid.with(cell, fewest.get(at)));
    }
  }

  private static List<Integer> candidates(PencilMarks board, int cell) {
    List<Integer> digits = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      if (board.has(cell, digit)) {
        digits.add(digit);
      }
    }
    return digits;
  }
}
