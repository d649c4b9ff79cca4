package solutionary.verify;

import java.util.Arrays;
import java.util.stream.IntStream;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;
import solutionary.catalog.StrategySourceRow;
import solutionary.catalog.StrategyStepRow;
import solutionary.queens.strategies.Counters;
import solutionary.queens.strategies.QueensStrategies;

/** A few strategies with their runs, and the steps of one search. */
final class SampleStrategies {
  private SampleStrategies() {}

  static void addTo(CatalogWriter catalog) {
    catalog.add(new StrategyRow("queens", "position-array", "Position array", "rows", "folklore"));
    catalog.add(new StrategyRow("queens", "bitmask", "Bitmask", "three masks", "Richards 1997"));
    catalog.add(new StrategyRow("sudoku", "exact-cover", "Exact cover", "links", "Knuth 2000"));
    catalog.add(new StrategyRow("sudoku", "human", "Human", "techniques", "players"));
    for (int n = 1; n <= Sample.LARGEST_N; n++) {
      catalog.add(run("position-array", n));
      catalog.add(run("bitmask", n));
    }
    addSteps(catalog);
    catalog.add(new StrategySourceRow("queens", "bitmask", 1, "Bitmask.java", "int free;"));
    catalog.add(run("sudoku", "exact-cover", "sample.1", 90, 81, 1, 1, "unique"));
    catalog.add(run("sudoku", "exact-cover", "sample.2", 90, 82, 2, 2, "several"));
    catalog.add(run("sudoku", "human", "sample.1", 81, 81, 1, 1, "unique"));
    catalog.add(run("sudoku", "human", "sample.2", 0, 0, 0, 0, "undecided"));
  }

  /** The whole search of n = 4 that looks at free squares only. */
  private static void addSteps(CatalogWriter catalog) {
    int[] step = {0};
    place(catalog, step, new int[4], 0);
  }

  private static void place(CatalogWriter catalog, int[] step, int[] columns, int row) {
    if (row == 4) {
      String board = Arrays.toString(columns).replace(" ", "");
      catalog.add(step(step, "solution", null, null, board));
      return;
    }
    for (int column = 1; column <= 4; column++) {
      columns[row] = column;
      if (isFree(columns, row)) {
        catalog.add(step(step, "placed", row + 1, column, null));
        place(catalog, step, columns, row + 1);
        catalog.add(step(step, "removed", row + 1, columns[row], null));
      }
    }
  }

  private static boolean isFree(int[] columns, int row) {
    return IntStream.range(0, row)
        .allMatch(
            earlier -> {
              int apart = Math.abs(columns[row] - columns[earlier]);
              return apart != 0 && apart != row - earlier;
            });
  }

  private static StrategyStepRow step(
      int[] step, String event, Integer row, Integer column, String board) {
    return new StrategyStepRow(
        "queens", "bitmask", "n=4", ++step[0], event, row, column, null, board);
  }

  private static StrategyRunRow run(String strategy, int n) {
    Counters counters = Counters.of(QueensStrategies.byName(strategy).orElseThrow(), n);
    return run(
        "queens",
        strategy,
        "n=" + n,
        counters.tried(),
        counters.placed(),
        counters.boards(),
        counters.solutions(),
        null);
  }

  private static StrategyRunRow run(
      String problem,
      String strategy,
      String instance,
      long tried,
      long placed,
      long boards,
      long solutions,
      String verdict) {
    return new StrategyRunRow(
        problem, strategy, instance, tried, placed, boards, solutions, "done", verdict);
  }
}
