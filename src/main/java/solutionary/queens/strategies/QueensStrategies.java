package solutionary.queens.strategies;

import java.util.List;
import java.util.Optional;

/** All strategies of the n queens problem. */
public final class QueensStrategies {
  private static final List<QueensStrategy> ALL =
      List.of(
          new GenerateAndTest(),
          new PositionArray(),
          new AttackSets(),
          new AttackFlags(),
          new BoardSnapshot(),
          new Bitmask(),
          new ExactCover(),
          new Fundamental());

  private QueensStrategies() {}

  /** Every strategy, the articles' first. */
  public static List<QueensStrategy> all() {
    return ALL;
  }

  /** Their names in the same order. */
  public static List<String> names() {
    return ALL.stream().map(strategy -> strategy.description().name()).toList();
  }

  /** The strategy with a name, if there is one. */
  public static Optional<QueensStrategy> byName(String name) {
    return ALL.stream().filter(strategy -> strategy.description().name().equals(name)).findFirst();
  }
}
