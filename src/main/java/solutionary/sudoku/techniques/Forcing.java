package solutionary.sudoku.techniques;

import java.util.List;
import solutionary.sudoku.House;

/**
 * What a forcing search has found.
 *
 * @param kind from what it follows
 * @param conclusion the literal that must hold
 * @param digit the digit assumed, 0 when every candidate of a cell is
 * @param cells the cells assumed
 * @param houses the house assumed, if any
 * @param chains one from each assumption; a contradiction has two from one
 */
record Forcing(
    Kind kind,
    int conclusion,
    int digit,
    List<Integer> cells,
    List<House> houses,
    List<Chain> chains) {
  /** From what a conclusion is forced; in the order of the techniques. */
  enum Kind {
    CONTRADICTION,
    DOUBLE,
    CELL,
    REGION
  }

  /** The step that carries the conclusion out. */
  Step step(Position position, Rules rules, int rating) {
    Technique technique = rules.technique(kind);
    int digits = digit == 0 ? position.digits(cells.get(0)) : Bits.of(digit);
    Pattern pattern = Pattern.chained(Bits.digits(digits), cells, houses, chains);
    String reason = reason(digits) + (rules.dynamic() ? "" : " (" + links() + ")");
    if (Literal.isOn(conclusion)) {
      return Step.place(technique, rating, pattern, Literal.candidate(conclusion), reason);
    }
    CandidateSet removed =
        new CandidateSet(position)
            .add(Literal.cell(conclusion), Bits.of(Literal.digit(conclusion)));
    return Step.remove(technique, rating, pattern, removed, reason);
  }

  private String reason(int digits) {
    String cell = Phrases.cell(cells.get(0));
    if (kind == Kind.CONTRADICTION) {
      return contradiction();
    }
    if (kind == Kind.DOUBLE) {
      return "Whether " + cell + " is " + digit + " or not" + follows();
    }
    if (kind == Kind.CELL) {
      return "Whichever of " + Phrases.digits(digits) + " is in " + cell + follows();
    }
    String where = houses.get(0) + ", in " + Phrases.anyOf(cells);
    return "Wherever " + digit + " is in " + where + follows();
  }

  private String contradiction() {
    Candidate end = chains.get(0).conclusion().candidate();
    return "If "
        + clause(Literal.opposite(conclusion), " were ", " were not ")
        + ", "
        + Phrases.cell(end.cell())
        + " would have to be "
        + end.digit()
        + " and could not be";
  }

  private String follows() {
    return ", " + clause(conclusion, " is ", " is not ");
  }

  private String links() {
    return String.join("; ", chains.stream().map(chain -> Phrases.links(chain.nodes())).toList());
  }

  private static String clause(int literal, String is, String isNot) {
    return Phrases.cell(Literal.cell(literal))
        + (Literal.isOn(literal) ? is : isNot)
        + Literal.digit(literal);
  }
}
