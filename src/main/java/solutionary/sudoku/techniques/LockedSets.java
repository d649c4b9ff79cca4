package solutionary.sudoku.techniques;

/** Locked candidates, pairs and X-wings on the board as a run has left it. */
final class LockedSets {
  private final Position before;
  private final Position now;
  private final Removals removals;

  LockedSets(Position before, Position now) {
    this.before = before;
    this.now = now;
    this.removals = new Removals(before, now);
  }

  /** Reaches and queues what the first kind of set that removes anything removes. */
  boolean extend(Run run, LiteralQueue off) {
    removals.begin(run, off);
    Intersections.inBoxes(now, (s, t, digit) -> locked(Why.POINTING, s, t, digit));
    Intersections.inLines(now, (s, t, digit) -> locked(Why.CLAIMING, s, t, digit));
    if (removals.isEmpty()) {
      hiddenPairs();
    }
    if (removals.isEmpty()) {
      nakedPairs();
    }
    if (removals.isEmpty()) {
      xWings();
    }
    return !removals.isEmpty();
  }

  private Void locked(int why, int source, int target, int digit) {
    int outside = LockedCandidates.outside(now, source, target, digit);
    if (outside != 0) {
      removals.beginSet();
      removals.restOnPlaces(source, digit);
      removals.removeAt(target, outside, digit, why);
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
          removals.beginSet();
          removals.restOnPlaces(house, digit);
          removals.restOnPlaces(house, other);
          removeOthers(house, places, Bits.of(digit) | Bits.of(other));
        }
      }
    }
  }

  private void removeOthers(int house, int places, int digits) {
    for (int left = places; left != 0; left = Bits.rest(left)) {
      int cell = Geometry.cell(house, Bits.place(left));
      removals.removeIn(cell, now.digits(cell) & ~digits, Why.HIDDEN_PAIR);
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
    removals.beginSet();
    removals.restOnDigits(Geometry.cell(house, place));
    removals.restOnDigits(Geometry.cell(house, other));
    int rest = Bits.ALL & ~(1 << place | 1 << other);
    for (int left = digits; left != 0; left = Bits.rest(left)) {
      int digit = Bits.digit(left);
      removals.removeAt(house, now.places(house, digit) & rest, digit, Why.NAKED_PAIR);
    }
  }

  private void xWings() {
    for (int digit = 1; digit <= 9; digit++) {
      for (int line = Geometry.ROWS; line < Geometry.BOXES; line++) {
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
    removals.beginSet();
    removals.restOnPlaces(line, digit);
    removals.restOnPlaces(other, digit);
    int cross = Geometry.COLUMNS - line / 9 * 9;
    int rest = ~(1 << line % 9 | 1 << other % 9);
    for (int left = places; left != 0; left = Bits.rest(left)) {
      int crossed = cross + Bits.place(left);
      removals.removeAt(crossed, now.places(crossed, digit) & rest, digit, Why.X_WING);
    }
  }
}
