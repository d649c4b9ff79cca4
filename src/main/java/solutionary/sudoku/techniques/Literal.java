package solutionary.sudoku.techniques;

/**
 * A candidate taken as true ("on") or false ("off") as one number 0–1457: twice the candidate's
 * index (cell times nine plus digit less one), plus one when on. The opposite differs in the last
 * bit.
 */
final class Literal {
  static final int COUNT = Geometry.CELLS * 9 * 2;

  private Literal() {}

  static int on(int cell, int digit) {
    return off(cell, digit) + 1;
  }

  static int off(int cell, int digit) {
    return (cell * 9 + digit - 1) * 2;
  }

  static int opposite(int literal) {
    return literal ^ 1;
  }

  static boolean isOn(int literal) {
    return (literal & 1) != 0;
  }

  static int cell(int literal) {
    return literal / 18;
  }

  static int digit(int literal) {
    return literal / 2 % 9 + 1;
  }

  static Candidate candidate(int literal) {
    return new Candidate(cell(literal), digit(literal));
  }
}
