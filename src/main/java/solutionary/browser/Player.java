package solutionary.browser;

import java.util.List;
import org.teavm.jso.JSExport;

/**
 * A recorded search that can be looked at after any of its steps. Steps count from 1; step 0 is
 * before the first. Rows and columns count from 1.
 */
public final class Player {
  private final Recording recording;
  private final Piece.Rule rule;
  private final Board board;
  private Slice slice;
  private int step;

  Player(Recording recording, Piece.Rule rule) {
    this.recording = recording;
    this.rule = rule;
    recording.extend();
    slice = recording.slice(0);
    board = slice.start().copy();
  }

  /** Records some more of the search, in a moment; whether there may still be more. */
  @JSExport
  public boolean extend() {
    return recording.extend();
  }

  /** Whether more can be recorded. */
  @JSExport
  public boolean isOpen() {
    return recording.isOpen();
  }

  /** How many steps are recorded so far. */
  @JSExport
  public int steps() {
    return recording.steps();
  }

  /** Whether the search ended by itself and not because the recording was full. */
  @JSExport
  public boolean isWhole() {
    return recording.isWhole();
  }

  /** The step that was done last. */
  @JSExport
  public int step() {
    return step;
  }

  /** Goes to a step, or to the nearest one that there is. */
  @JSExport
  public void go(int wanted) {
    int target = Math.max(0, Math.min(wanted, recording.steps()));
    Slice next = slice.holds(target) ? slice : recording.slice(target);
    if (next.before() != slice.before() || target - next.before() < step - target) {
      board.become(next.start());
      step = next.before();
    }
    slice = next;
    while (step < target) {
      step++;
      board.apply(slice.event(step), slice.piece(step));
    }
    while (step > target) {
      board.undo(slice.event(step), slice.piece(step));
      step--;
    }
  }

  /** The step that delivers the next solution after this one, or 0 when none does. */
  @JSExport
  public int nextSolution() {
    List<Recording.Solution> all = recording.solutions();
    int number = board.solutions();
    return number < all.size() ? all.get(number).step() : 0;
  }

  /** The step that delivers the last solution before this one, or 0 when none does. */
  @JSExport
  public int previousSolution() {
    int number = board.solutions() - (isSolution() ? 1 : 0);
    return number > 0 ? recording.solutions().get(number - 1).step() : 0;
  }

  /** What this step does: placed, rejected, removed or solution; empty at step 0. */
  @JSExport
  public String event() {
    return step == 0 ? "" : slice.event(step).key();
  }

  /** The row of the square that this step is about, or 0. */
  @JSExport
  public int row() {
    return step == 0 ? 0 : slice.piece(step).row();
  }

  /** The column of the square that this step is about, or 0. */
  @JSExport
  public int col() {
    return step == 0 ? 0 : slice.piece(step).col();
  }

  /** The value of the piece that this step is about, or 0. */
  @JSExport
  public int value() {
    return step == 0 ? 0 : slice.piece(step).value();
  }

  /** What stands on a square after this step, or is delivered there; 0 for nothing. */
  @JSExport
  public int valueAt(int row, int col) {
    if (isSolution()) {
      int[] values = recording.solutions().get(board.solutions() - 1).values();
      return values[(row - 1) * board.side() + col - 1];
    }
    return board.value(row, col);
  }

  /** Whether what stands or is rejected on a square clashes with something else on the board. */
  @JSExport
  public boolean isInConflict(int row, int col) {
    int value = shown(row, col);
    for (int r = 1; value > 0 && r <= board.side(); r++) {
      for (int c = 1; c <= board.side(); c++) {
        int other = shown(r, c);
        if (other > 0 && rule.clash(new Piece(row, col, value), new Piece(r, c, other))) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many pieces the search has on the board. */
  @JSExport
  public int depth() {
    return board.depth();
  }

  @JSExport
  public int tried() {
    return board.tried();
  }

  @JSExport
  public int placed() {
    return board.placed();
  }

  @JSExport
  public int boards() {
    return board.boards();
  }

  @JSExport
  public int solutions() {
    return board.solutions();
  }

  private boolean isSolution() {
    return step > 0 && slice.event(step) == Event.SOLUTION;
  }

  /** The value on a square, where a rejected piece counts as if she stood there. */
  private int shown(int row, int col) {
    boolean rejectedHere =
        step > 0 && slice.event(step) == Event.REJECTED && row == row() && col == col();
    return rejectedHere ? value() : valueAt(row, col);
  }
}
