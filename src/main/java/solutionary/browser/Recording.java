package solutionary.browser;

import java.util.ArrayList;
import java.util.List;

/**
 * The steps of one search, recorded slice by slice: a long search is too much for a page to do at
 * once or to remember. Of most slices only the board is kept from which they can be recorded again.
 */
final class Recording {
  /** A search that tells its steps. */
  interface Search {
    /**
     * Runs it.
     *
     * @param steps is told them, but for those that lead to the board where it starts
     */
    void run(Recorder steps);
  }

  /**
   * A board that was delivered.
   *
   * @param step when
   * @param values of its squares row by row
   */
  record Solution(int step, int[] values) {}

  private final Search search;
  private final int size;
  private final boolean resumes;
  private final List<Recorder.Mark> marks = new ArrayList<>();
  private final List<Solution> solutions = new ArrayList<>();
  private Slice held;
  private int last;
  private boolean open = true;
  private boolean whole;

  /**
   * A recording without steps.
   *
   * @param board before the search
   * @param size how many steps a slice has at least, if there are as many
   * @param resumes whether the search can be taken up again where a slice ends; if not, there is
   *     one slice, and the recording ends where that is full
   */
  Recording(Search search, Board board, int size, boolean resumes) {
    this.search = search;
    this.size = size;
    this.resumes = resumes;
    marks.add(new Recorder.Mark(0, board));
  }

  /** Records the next slice; whether there may be more. */
  boolean extend() {
    if (open) {
      Recorder recorder = record(marks.get(marks.size() - 1));
      last = held.last();
      whole = recorder.isAtEnd();
      open = !whole && resumes;
      if (open) {
        marks.add(recorder.mark());
      }
    }
    return open;
  }

  /** How many steps are known. */
  int steps() {
    return last;
  }

  /** Whether more can be recorded. */
  boolean isOpen() {
    return open;
  }

  /** Whether the search ended by itself. */
  boolean isWhole() {
    return whole;
  }

  /** The slice that holds a step that is known; that of step 0 is the first. */
  Slice slice(int step) {
    if (!held.holds(step)) {
      record(marks.get(number(step)));
    }
    return held;
  }

  /** The boards that were delivered, in order. */
  List<Solution> solutions() {
    return solutions;
  }

  private Recorder record(Recorder.Mark mark) {
    Recorder recorder = new Recorder(mark, size, resumes, solutions);
    recorder.record(search);
    held = recorder.slice();
    return recorder;
  }

  private int number(int step) {
    int number = marks.size() - 1;
    while (number > 0 && marks.get(number).step() >= step) {
      number--;
    }
    return number;
  }
}
