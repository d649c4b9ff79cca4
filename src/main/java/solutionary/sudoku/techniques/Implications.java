package solutionary.sudoku.techniques;

/** Follows an assumption to all that it implies, or to a conflict. */
final class Implications {
  private final Position before;
  private final Position now;
  private final Rules rules;
  private final LiteralQueue on = new LiteralQueue();
  private final LiteralQueue off = new LiteralQueue();
  private final LockedSets lockedSets;
  private Run run;

  Implications(Position before, Rules rules) {
    this.before = before;
    this.rules = rules;
    this.now = rules.dynamic() ? new Position() : before;
    this.lockedSets = new LockedSets(before, now);
  }

  /** Records in a run what follows from a literal; what is on is followed before what is off. */
  void follow(int assumption, Run into) {
    run = into;
    run.begin(assumption);
    on.clear();
    off.clear();
    enqueue(assumption);
    if (rules.dynamic()) {
      now.copy(before);
    }
    while (run.conflict() < 0 && advance()) {}
  }

  private boolean advance() {
    if (!on.isEmpty()) {
      followOn(on.poll());
    } else if (!off.isEmpty()) {
      followOff(off.poll());
    } else {
      return rules.lockedSets() && lockedSets.extend(run, off);
    }
    return true;
  }

  private void followOn(int literal) {
    int cell = Literal.cell(literal);
    int digit = Literal.digit(literal);
    if (rules.acrossDigits()) {
      int others = now.digits(cell) & ~Bits.of(digit);
      for (int left = others; left != 0 && run.conflict() < 0; left = Bits.rest(left)) {
        reach(Literal.off(cell, Bits.digit(left)), Why.CELL, literal);
      }
    }
    for (int which = 0; which < 3; which++) {
      int house = Geometry.house(cell, which);
      int others = now.places(house, digit) & ~Geometry.place(cell, house);
      for (int left = others; left != 0 && run.conflict() < 0; left = Bits.rest(left)) {
        reach(Literal.off(Geometry.cell(house, Bits.place(left)), digit), house, literal);
      }
    }
  }

  private void followOff(int literal) {
    int cell = Literal.cell(literal);
    int digit = Literal.digit(literal);
    if (rules.acrossDigits()) {
      followLastCandidate(literal, cell, digit);
    }
    for (int which = 0; which < 3 && run.conflict() < 0; which++) {
      followLastPlace(literal, cell, digit, Geometry.house(cell, which));
    }
    if (rules.dynamic()) {
      now.remove(cell, digit);
    }
  }

  private void followLastCandidate(int literal, int cell, int digit) {
    int left = now.digits(cell) & ~Bits.of(digit);
    if (Bits.count(left) == 1) {
      int implied = Literal.on(cell, Bits.digit(left));
      if (reach(implied, Why.CELL, literal)) {
        int gone = before.digits(cell) & ~now.digits(cell);
        for (; gone != 0; gone = Bits.rest(gone)) {
          run.addParent(implied, Literal.off(cell, Bits.digit(gone)));
        }
      }
    }
  }

  private void followLastPlace(int literal, int cell, int digit, int house) {
    int left = now.places(house, digit) & ~Geometry.place(cell, house);
    if (Bits.count(left) == 1) {
      int implied = Literal.on(Geometry.cell(house, Bits.place(left)), digit);
      if (reach(implied, house, literal)) {
        int gone = before.places(house, digit) & ~now.places(house, digit);
        for (; gone != 0; gone = Bits.rest(gone)) {
          run.addParent(implied, Literal.off(Geometry.cell(house, Bits.place(gone)), digit));
        }
      }
    }
  }

  private boolean reach(int literal, int why, int parent) {
    boolean isNew = run.reach(literal, why, parent);
    if (isNew && run.conflict() < 0) {
      enqueue(literal);
    }
    return isNew;
  }

  private void enqueue(int literal) {
    (Literal.isOn(literal) ? on : off).add(literal);
  }
}
