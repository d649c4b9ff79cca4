package solutionary.browser;

import java.util.Arrays;

/**
 * A run of a search's steps, each packed into one number. Steps count from 1 over the whole search.
 */
final class Slice {
  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final int FIRST_CAPACITY = 1 << 10;

  private final int before;
  private final Board start;
  private int[] steps = new int[FIRST_CAPACITY];
  private int size;

  /**
   * A slice without steps.
   *
   * @param before the last step before it, or 0
   * @param start the board after that step
   */
  Slice(int before, Board start) {
    this.before = before;
    this.start = start;
  }

  /** The last step before it, or 0. */
  int before() {
    return before;
  }

  /** The board before its first step. */
  Board start() {
    return start;
  }

  int size() {
    return size;
  }

  /** Its last step. */
  int last() {
    return before + size;
  }

  /** Whether it holds a step; the first slice holds step 0 too. */
  boolean holds(int step) {
    return step > before && step <= last() || step == 0 && before == 0;
  }

  Event event(int step) {
    return Event.at(steps[step - before - 1] >> 3 * BITS);
  }

  /** What a step that is no solution is about. */
  Piece piece(int step) {
    int packed = steps[step - before - 1];
    return new Piece(packed >> 2 * BITS & MASK, packed >> BITS & MASK, packed & MASK);
  }

  void add(Event event, Piece piece) {
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, 2 * size);
    }
    steps[size++] =
        ((event.ordinal() << BITS | piece.row()) << BITS | piece.col()) << BITS | piece.value();
  }
}
