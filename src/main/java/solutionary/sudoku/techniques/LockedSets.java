package solutionary.sudoku.techniques;

/**
 * Locked candidates, pairs and X-wings on the board as a run has left it. They count only where the
 * run made them: each rests on candidates that it has removed.
 */
final class LockedSets {
  private final Position before;
  private final Position now;
  private Run run;
  private LiteralQueue queue;
  private int[] parents = new int[18];
  private int parentCount;
  private boolean extended;

  LockedSets(Position before, Position now) {
    this.before = before;
    this.now = now;
  }

  /** Reaches what the first kind of set that finds anything removes, and queues it. */
  boolean extend(Run into, LiteralQueue off) {
    run = into;
    queue = off;
    extended = false;
    Intersections.inBoxes(now, (s, t, digit) -> locked(Why.POINTING, s, t, digit));
    Intersections.inLines(now, (s, t, digit) -> locked(Why.CLAIMING, s, t, digit));
    if (!extended) {
      hiddenPairs();
    }
    if (!extended) {
      nakedPairs();
    }
    if (!extended) {
      xWings();
    }
    return extended;
  }

  private Void locked(int why, int source, int target, int digit) {
    parentCount = 0;
    int outside = LockedCandidates.outside(now, source, target, digit);
    if (outside != 0 && restOnPlaces(source, digit)) {
      removeAt(target, outside, digit, why);
    }
    return null;
  }

  private void hiddenPairs() {
    for (int house = 0; house < Geometry.HOUSES; house++) {
      if (Bits.count(before.empty(house)) > 4) {
        hiddenPairs(house);
      }
    }
  }

  private void hiddenPairs(int house) {
    for (int digit = 1; digit <= 8; digit++) {
      int places = now.places(house, digit);
      for (int other = digit + 1; Bits.count(places) == 2 && other <= 9; other++) {
        if (now.places(house, other) == places) {
          parentCount = 0;
          if (restOnPlaces(house, digit) | restOnPlaces(house, other)) {
            removeOthers(house, places, Bits.of(digit) | Bits.of(other));
          }
        }
      }
    }
  }

  private void removeOthers(int house, int places, int digits) {
    for (int left = places; left != 0; left = Bits.rest(left)) {
      int cell = Geometry.cell(house, Bits.place(left));
      for (int others = now.digits(cell) & ~digits; others != 0; others = Bits.rest(others)) {
        remove(Literal.off(cell, Bits.digit(others)), Why.HIDDEN_PAIR);
      }
    }
  }

  private void nakedPairs() {
    for (int house = 0; house < Geometry.HOUSES; house++) {
      for (int place = 0; place < 8; place++) {
        int digits = now.digits(Geometry.cell(house, place));
        for (int other = place + 1; Bits.count(digits) == 2 && other < 9; other++) {
          if (now.digits(Geometry.cell(house, other)) == digits) {
            nakedPair(house, place, other, digits);
          }
        }
      }
    }
  }

  private void nakedPair(int house, int place, int other, int digits) {
    parentCount = 0;
    if (restOnDigits(Geometry.cell(house, place)) | restOnDigits(Geometry.cell(house, other))) {
      int rest = Bits.ALL & ~(1 << place | 1 << other);
      for (int left = digits; left != 0; left = Bits.rest(left)) {
        int digit = Bits.digit(left);
        removeAt(house, now.places(house, digit) & rest, digit, Why.NAKED_PAIR);
      }
    }
  }

  private void xWings() {
    for (int digit = 1; digit <= 9; digit++) {
      for (int line = 0; line < Geometry.BOXES; line++) {
        int places = now.places(line, digit);
        int end = line / 9 * 9 + 9;
        for (int other = line + 1; Bits.count(places) == 2 && other < end; other++) {
          if (now.places(other, digit) == places) {
            xWing(line, other, places, digit);
          }
        }
      }
    }
  }

  private void xWing(int line, int other, int places, int digit) {
    parentCount = 0;
    if (restOnPlaces(line, digit) | restOnPlaces(other, digit)) {
      int cross = Geometry.COLUMNS - line / 9 * 9;
      int rest = ~(1 << line % 9 | 1 << other % 9);
      for (int left = places; left != 0; left = Bits.rest(left)) {
        int crossed = cross + Bits.place(left);
        removeAt(crossed, now.places(crossed, digit) & rest, digit, Why.X_WING);
      }
    }
  }

  /** Takes the places of a digit that the run has removed as parents. */
  private boolean restOnPlaces(int house, int digit) {
    int gone = before.places(house, digit) & ~now.places(house, digit);
    for (int left = gone; left != 0; left = Bits.rest(left)) {
      parents[parentCount++] = Literal.off(Geometry.cell(house, Bits.place(left)), digit);
    }
    return gone != 0;
  }

  /** Takes the candidates of a cell that the run has removed as parents. */
  private boolean restOnDigits(int cell) {
    int gone = before.digits(cell) & ~now.digits(cell);
    for (int left = gone; left != 0; left = Bits.rest(left)) {
      parents[parentCount++] = Literal.off(cell, Bits.digit(left));
    }
    return gone != 0;
  }

  private void removeAt(int house, int places, int digit, int why) {
    for (int left = places; left != 0; left = Bits.rest(left)) {
      remove(Literal.off(Geometry.cell(house, Bits.place(left)), digit), why);
    }
  }

  private void remove(int literal, int why) {
    if (run.conflict() < 0 && run.reach(literal, why, parents[0])) {
      for (int i = 1; i < parentCount; i++) {
        run.addParent(literal, parents[i]);
      }
      queue.add(literal);
      extended = true;
    }
  }
}
