package solutionary.sudoku.techniques;

import java.util.Locale;

/** How hard a puzzle is, in a word; each level starts at a rating. */
public enum Level {
  EASY(0),
  MODERATE(15),
  TRICKY(25),
  HARD(40),
  FIENDISH(66),
  EXTREME(80);

  private final int from;

  Level(int from) {
    this.from = from;
  }

  /** The level of a rating in tenths: 2.5 is {@code TRICKY}. */
  static Level of(int tenths) {
    Level level = EASY;
    for (Level next : values()) {
      if (tenths >= next.from) {
        level = next;
      }
    }
    return level;
  }

  /** The lowest rating of this level, in tenths. */
  public int from() {
    return from;
  }

  /** The stable word for it, for example {@code fiendish}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
