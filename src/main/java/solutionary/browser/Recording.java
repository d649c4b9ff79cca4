package solutionary.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The steps of one search, in order, each packed into one number, and the boards it delivered. It
 * ends before the search does when it is full. Steps count from 1.
 */
final class Recording {
  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final int FIRST_CAPACITY = 1 << 10;

  /** A search that tells a recording of its steps. */
  interface Search {
    void run(Recording recording);
  }

  /**
   * A board that was delivered.
   *
   * @param step when
   * @param values of its squares row by row
   */
  record Solution(int step, int[] values) {}

  /** Ends a search from within, once nothing more can be recorded. */
  private static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Full() {
      super("the recording is full", null, false, false);
    }
  }

  private final int limit;
  private final List<Solution> solutions = new ArrayList<>();
  private int[] steps = new int[FIRST_CAPACITY];
  private int size;
  private boolean whole;

  private Recording(int limit) {
    this.limit = limit;
  }

  /** Records a search up to so many steps. */
  static Recording of(Search search, int limit) {
    Recording recording = new Recording(limit);
    try {
      search.run(recording);
      recording.whole = true;
    } catch (Full full) {
      recording.whole = false;
    }
    return recording;
  }

  /** Adds a step that is no solution. */
  void add(Event event, Piece piece) {
    add(((event.ordinal() << BITS | piece.row()) << BITS | piece.col()) << BITS | piece.value());
  }

  /** Adds the delivery of a board. */
  void addSolution(int[] values) {
    add(Event.SOLUTION.ordinal() << 3 * BITS);
    solutions.add(new Solution(size, values));
  }

  int size() {
    return size;
  }

  /** Whether the search ended by itself. */
  boolean isWhole() {
    return whole;
  }

  Event event(int step) {
    return Event.at(steps[step - 1] >> 3 * BITS);
  }

  /** What a step that is no solution is about. */
  Piece piece(int step) {
    int packed = steps[step - 1];
    return new Piece(packed >> 2 * BITS & MASK, packed >> BITS & MASK, packed & MASK);
  }

  /** The boards that were delivered, in order. */
  List<Solution> solutions() {
    return solutions;
  }

  private void add(int packed) {
    if (size == limit) {
      throw new Full();
    }
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, 2 * size);
    }
    steps[size++] = packed;
  }
}
