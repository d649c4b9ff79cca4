package solutionary.site.pages;

import java.util.List;
import java.util.stream.Stream;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.StrategyRunRow;

/**
 * What a strategy's player is told.
 *
 * @param choices what it can be watched on
 * @param initial the value of the choice that is shown first
 */
public record PlayerSetup(Strategy strategy, List<Choice> choices, String initial) {
  /** How many steps of a search for placements are recorded at most; a page does it at once. */
  public static final int LIMIT = 400_000;

  /** How many steps of a search of a Sudoku are recorded in one moment. */
  private static final int MOMENT = 50_000;

  /** The strategies as a script. */
  public static final Address ENGINE = Address.of("assets/engine.js");

  /** How many steps the search has at most that is shown first. */
  private static final int FIRST_LIMIT = 20_000;

  /** The largest board that is shown first. */
  private static final int FIRST_N = 8;

  /**
   * Something that the strategy can be watched on.
   *
   * @param value as it stands in the address: {@code n=8} or {@code puzzle=landmarks.1}
   * @param givens of a puzzle, else empty
   * @param ending how the search ends: {@code end}, at its {@code bound}, or {@code undecided}
   */
  public record Choice(String value, String words, String givens, String ending) {}

  /** For boards: those whose whole search can be recorded. */
  static PlayerSetup ofQueens(Strategy strategy, List<StrategyRun> runs) {
    List<StrategyRunRow> rows =
        runs.stream().map(StrategyRun::row).filter(row -> steps(row) <= LIMIT).toList();
    String initial = "";
    for (StrategyRunRow row : rows) {
      if (steps(row) <= FIRST_LIMIT && InstanceOrder.number(row.instance()) <= FIRST_N) {
        initial = row.instance();
      }
    }
    return new PlayerSetup(
        strategy,
        rows.stream().map(row -> new Choice(row.instance(), row.instance(), "", "end")).toList(),
        initial);
  }

  /** For puzzles: all that the strategy was run on, the first that takes a try shown first. */
  static PlayerSetup ofSudoku(Strategy strategy, List<StrategyRun> runs, Instances instances) {
    return new PlayerSetup(
        strategy,
        choices(runs.stream(), instances).toList(),
        choices(runs.stream().filter(run -> run.row().tried() > 0), instances)
            .map(Choice::value)
            .findFirst()
            .orElse(""));
  }

  public boolean present() {
    return !initial.isEmpty();
  }

  public boolean isQueens() {
    return !strategy.isSudoku();
  }

  public int limit() {
    return isQueens() ? LIMIT : MOMENT;
  }

  public Address engine() {
    return ENGINE;
  }

  public Address script() {
    return Address.of("assets/player.js");
  }

  private static Stream<Choice> choices(Stream<StrategyRun> runs, Instances instances) {
    return runs.flatMap(
        run ->
            instances.puzzle(run.row().instance()).stream()
                .map(puzzle -> choice(puzzle, run.row())));
  }

  private static Choice choice(PuzzleRow puzzle, StrategyRunRow run) {
    String name = puzzle.name() == null ? "" : " · " + puzzle.name();
    return new Choice(
        "puzzle=" + puzzle.label(), puzzle.label() + name, puzzle.givens(), ending(run));
  }

  private static String ending(StrategyRunRow run) {
    if (run.outcome().equals("bound")) {
      return "bound";
    }
    return "undecided".equals(run.verdict()) ? "undecided" : "end";
  }

  /** What is tried, what is taken away again, and what is delivered. */
  private static long steps(StrategyRunRow row) {
    return row.tried() + row.placed() + row.solutions();
  }
}
