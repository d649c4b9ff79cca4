package solutionary.site.pages;

import solutionary.queens.Placement;
import solutionary.queens.notation.Notation;

/** A placement in the notations that people and programs use. */
public record Notations(Placement placement) {
  public String positions() {
    return Notation.POSITIONS.write(placement);
  }

  public String algebraic() {
    return Notation.ALGEBRAIC.write(placement);
  }

  public String fen() {
    return Notation.FEN.write(placement);
  }

  public String board() {
    return Notation.BOARD.write(placement);
  }
}
