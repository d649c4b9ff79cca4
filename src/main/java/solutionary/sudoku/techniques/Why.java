package solutionary.sudoku.techniques;

import java.util.Optional;
import solutionary.sudoku.House;

/** Why a literal follows, as one number: 0–26 for a house, then these. */
final class Why {
  static final int CELL = 27;
  static final int ASSUMPTION = 28;
  static final int POINTING = 29;
  static final int CLAIMING = 30;
  static final int HIDDEN_PAIR = 31;
  static final int NAKED_PAIR = 32;
  static final int X_WING = 33;

  private Why() {}

  /** The stable word for it, as in {@link ChainNode#why}. */
  static String key(int why) {
    return switch (why) {
      case CELL -> "cell";
      case ASSUMPTION -> "assumption";
      case POINTING -> Technique.POINTING.key();
      case CLAIMING -> Technique.CLAIMING.key();
      case HIDDEN_PAIR -> Technique.HIDDEN_PAIR.key();
      case NAKED_PAIR -> Technique.NAKED_PAIR.key();
      case X_WING -> Technique.X_WING.key();
      default -> "house";
    };
  }

  static Optional<House> house(int why) {
    return why < Geometry.HOUSES ? Optional.of(House.ALL.get(why)) : Optional.empty();
  }
}
