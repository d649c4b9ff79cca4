package solutionary.sudoku.techniques;

/**
 * What locked sets remove in a run. A set counts only where the run has made it: it rests on
 * candidates that the run has removed, and a set that rests on none removes nothing.
 */
final class Removals {
  private final Position before;
  private final Position now;
  private final int[] parents = new int[18];
  private int parentCount;
  private Run run;
  private LiteralQueue queue;
  private boolean empty;

  Removals(Position before, Position now) {
    this.before = before;
    this.now = now;
  }

  /** Begins a list of removals for a run; what is removed goes to the queue. */
  void begin(Run into, LiteralQueue off) {
    run = into;
    queue = off;
    empty = true;
  }

  /** Whether nothing was removed since the beginning. */
  boolean isEmpty() {
    return empty;
  }

  /** Begins a set. */
  void beginSet() {
    parentCount = 0;
  }

  /** The set rests on the places of a digit that the run has removed from a house. */
  void restOnPlaces(int house, int digit) {
    int gone = before.places(house, digit) & ~now.places(house, digit);
    for (int left = gone; left != 0; left = Bits.rest(left)) {
      parents[parentCount++] = Literal.off(Geometry.cell(house, Bits.place(left)), digit);
    }
  }

  /** The set rests on the candidates that the run has removed from a cell. */
  void restOnDigits(int cell) {
    int gone = before.digits(cell) & ~now.digits(cell);
    for (int left = gone; left != 0; left = Bits.rest(left)) {
      parents[parentCount++] = Literal.off(cell, Bits.digit(left));
    }
  }

  /** The set removes a digit at places of a house. */
  void removeAt(int house, int places, int digit, int why) {
    for (int left = places; left != 0; left = Bits.rest(left)) {
      remove(Literal.off(Geometry.cell(house, Bits.place(left)), digit), why);
    }
  }

  /** The set removes digits from a cell. */
  void removeIn(int cell, int digits, int why) {
    for (int left = digits; left != 0; left = Bits.rest(left)) {
      remove(Literal.off(cell, Bits.digit(left)), why);
    }
  }

  private void remove(int literal, int why) {
    if (parentCount > 0 && run.conflict() < 0 && run.reach(literal, why, parents[0])) {
      for (int i = 1; i < parentCount; i++) {
        run.addParent(literal, parents[i]);
      }
      queue.add(literal);
      empty = false;
    }
  }
}
