package solutionary.sudoku.techniques;

import java.util.Arrays;
import java.util.Locale;

/**
 * The techniques, in the order in which they are tried; those of one line of chains compete. Their
 * ratings are those of Sudoku Explainer 1.2.1; names are the field's own.
 */
public enum Technique {
  LAST_IN_HOUSE(10, "Last in house"),
  HIDDEN_SINGLE_BOX(12, "Hidden single in a box"),
  HIDDEN_SINGLE_LINE(15, "Hidden single in a line"),
  DIRECT_POINTING(17, "Direct pointing"),
  DIRECT_CLAIMING(19, "Direct claiming"),
  DIRECT_HIDDEN_PAIR(20, "Direct hidden pair"),
  NAKED_SINGLE(23, "Naked single"),
  DIRECT_HIDDEN_TRIPLE(25, "Direct hidden triple"),
  POINTING(26, "Pointing"),
  CLAIMING(28, "Claiming"),
  NAKED_PAIR(30, "Naked pair"),
  X_WING(32, "X-wing"),
  HIDDEN_PAIR(34, "Hidden pair"),
  NAKED_TRIPLE(36, "Naked triple"),
  SWORDFISH(38, "Swordfish"),
  HIDDEN_TRIPLE(40, "Hidden triple"),
  XY_WING(42, "XY-wing"),
  XYZ_WING(44, "XYZ-wing"),
  UNIQUE_RECTANGLE_1(45, "Unique rectangle type 1"),
  UNIQUE_RECTANGLE_2(45, "Unique rectangle type 2"),
  UNIQUE_RECTANGLE_3(45, "Unique rectangle type 3"),
  UNIQUE_RECTANGLE_4(45, "Unique rectangle type 4"),
  UNIQUE_LOOP_1(46, "Unique loop type 1"),
  UNIQUE_LOOP_2(46, "Unique loop type 2"),
  UNIQUE_LOOP_3(46, "Unique loop type 3"),
  UNIQUE_LOOP_4(46, "Unique loop type 4"),
  NAKED_QUAD(50, "Naked quad"),
  JELLYFISH(52, "Jellyfish"),
  HIDDEN_QUAD(54, "Hidden quad"),
  BUG_PLUS_1(56, "BUG+1"),
  BUG_2(57, "Bivalue universal grave type 2"),
  BUG_3(58, "Bivalue universal grave type 3"),
  BUG_4(57, "Bivalue universal grave type 4"),
  X_LOOP(65, "X-loop"),
  XY_LOOP(65, "XY-loop"),
  SKYSCRAPER(66, "Skyscraper"),
  TWO_STRING_KITE(66, "2-string kite"),
  TURBOT_FISH(66, "Turbot fish"),
  X_CHAIN(66, "X-chain"),
  W_WING(70, "W-wing"),
  REMOTE_PAIR(70, "Remote pair"),
  XY_CHAIN(70, "XY-chain"),
  AIC(70, "Alternating inference chain"),
  NICE_LOOP(70, "Continuous nice loop"),
  NISHIO(75, "Nishio"),
  CELL_FORCING(80, "Cell forcing chains"),
  REGION_FORCING(80, "Region forcing chains"),
  DYNAMIC_CONTRADICTION(85, "Dynamic contradiction"),
  DYNAMIC_DOUBLE(85, "Dynamic double forcing chains"),
  DYNAMIC_CELL_FORCING(85, "Dynamic cell forcing chains"),
  DYNAMIC_REGION_FORCING(85, "Dynamic region forcing chains"),
  DYNAMIC_LOCKED_CONTRADICTION(90, "Dynamic contradiction with locked sets"),
  DYNAMIC_LOCKED_DOUBLE(90, "Dynamic double forcing chains with locked sets"),
  DYNAMIC_LOCKED_CELL_FORCING(90, "Dynamic cell forcing chains with locked sets"),
  DYNAMIC_LOCKED_REGION_FORCING(90, "Dynamic region forcing chains with locked sets");

  private final int rating;
  private final String title;

  Technique(int rating, String title) {
    this.rating = rating;
    this.title = title;
  }

  /** The stable word for it, for example {@code hidden-single-box}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The technique with a key.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Technique of(String key) {
    return Arrays.stream(values())
        .filter(technique -> technique.key().equals(key))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no technique is called " + key));
  }

  /** The English name. */
  public String title() {
    return title;
  }

  /** The lowest rating that a step of it can have, in tenths. */
  public int rating() {
    return rating;
  }
}
