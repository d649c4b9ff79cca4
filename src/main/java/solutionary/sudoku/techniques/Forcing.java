package solutionary.sudoku.techniques;

import java.util.List;
import solutionary.sudoku.House;

/**
 * What a forcing search has found.
 *
 * @param kind from what it follows
 * @param conclusion the literal that must hold
 * @param digit the digit assumed, 0 when it is a cell
 * @param cells the cells assumed
 * @param houses the house assumed, if any
 * @param chains one from each assumption
 */
record Forcing(
    Kind kind,
    int conclusion,
    int digit,
    List<Integer> cells,
    List<House> houses,
    List<Chain> chains) {
  /** From what a conclusion is forced. */
  enum Kind {
    CONTRADICTION,
    DOUBLE,
    CELL,
    REGION
  }

  /** The step that carries the conclusion out. */
  Step step(Position position, Rules rules, int rating) {
    int cell = Literal.cell(conclusion);
    Pattern pattern = new Pattern(digits(position), cells, houses, chains);
    if (Literal.isOn(conclusion)) {
      return Step.place(
          technique(rules), rating, pattern, Literal.candidate(conclusion), reason(position));
    }
    Eliminations removed = new Eliminations(position).add(cell, Bits.of(Literal.digit(conclusion)));
    return Step.remove(technique(rules), rating, pattern, removed, reason(position));
  }

  private List<Integer> digits(Position position) {
    return digit == 0 ? Bits.digits(position.digits(cells.get(0))) : List.of(digit);
  }

  private Technique technique(Rules rules) {
    if (!rules.acrossDigits()) {
      return Technique.NISHIO;
    }
    int from =
        rules.lockedSets()
            ? Technique.DYNAMIC_LOCKED_CONTRADICTION.ordinal()
            : rules.dynamic()
                ? Technique.DYNAMIC_CONTRADICTION.ordinal()
                : Technique.CELL_FORCING.ordinal() - Kind.CELL.ordinal();
    return Technique.values()[from + kind.ordinal()];
  }

  private String reason(Position position) {
    String cell = Phrases.cell(cells.get(0));
    return switch (kind) {
      case CONTRADICTION -> contradiction();
      case DOUBLE -> "Whether " + cell + " is " + digit + " or not, " + follows();
      case CELL ->
          "Whichever of " + Phrases.digits(position.digits(cells.get(0))) + " is in " + cell + ", "
              + follows();
      case REGION ->
          "Wherever " + digit + " stands in " + houses.get(0) + " (" + Phrases.cells(cells) + "), "
              + follows();
    };
  }

  private String contradiction() {
    ChainNode end = chains.get(0).conclusion();
    return "If "
        + Literal.clause(Literal.opposite(conclusion))
        + ", it follows that "
        + end.candidate()
        + " is both true and false";
  }

  private String follows() {
    return "it follows that " + Literal.clause(conclusion);
  }
}
