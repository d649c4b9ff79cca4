package solutionary.sudoku.techniques;

/** The runs of one search, each made once: what every candidate taken as true implies. */
final class Runs {
  private final Implications implications;
  private final Budget budget;
  private final Run[] on;
  private final boolean[] made = new boolean[Geometry.CELLS * 9];
  private final Run off = new Run();

  /**
   * @param store one place for each candidate, where runs are kept for reuse by later searches
   */
  Runs(Position position, Rules rules, Budget budget, Run[] store) {
    this.implications = new Implications(position, rules);
    this.budget = budget;
    this.on = store;
  }

  /** The run of a candidate taken as true. */
  Run on(int cell, int digit) {
    int index = cell * 9 + digit - 1;
    if (on[index] == null) {
      on[index] = new Run();
    }
    if (!made[index]) {
      follow(Literal.on(cell, digit), on[index]);
      made[index] = true;
    }
    return on[index];
  }

  /** The run of a candidate taken as false; valid until the next call. */
  Run off(int cell, int digit) {
    follow(Literal.off(cell, digit), off);
    return off;
  }

  private void follow(int literal, Run run) {
    if (budget.spend()) {
      implications.follow(literal, run);
    } else {
      run.begin(literal);
    }
  }
}
