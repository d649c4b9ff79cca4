package solutionary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import solutionary.queens.Fundamentals;
import solutionary.queens.Orbit;
import solutionary.queens.Placement;
import solutionary.queens.SolutionListener;
import solutionary.queens.strategies.QueensStrategy;

/**
 * The solutions that one call of {@code queens} asks for.
 *
 * @param fundamentalOnly whether only the smallest of each orbit is wanted
 * @param limit how many at most
 */
record QueensSearch(int n, QueensStrategy strategy, boolean fundamentalOnly, long limit) {
  private static final int BOARDS_BETWEEN_REPORTS = 1 << 14;

  /** Receives board after board, numbered from 1, and says whether to go on. */
  interface Visitor {
    boolean board(long number, int[] columns);
  }

  /** Visits the boards in order and returns how many there were. */
  long forEach(Visitor visitor, Consumer<String> progress) {
    Tally tally = new Tally(visitor, progress);
    if (!fundamentalOnly) {
      strategy.search(n, (SolutionListener) tally::add);
    } else if (isDirect()) {
      Fundamentals.forEach(n, (columns, symmetry) -> tally.add(columns));
    } else {
      strategy.search(
          n, (SolutionListener) columns -> !isFundamental(columns) || tally.add(columns));
    }
    return tally.boards;
  }

  /** How many boards there are; orbits are counted where nobody asks for another strategy. */
  long count(Consumer<String> progress) {
    if (fundamentalOnly || !isDirect() || limit < Long.MAX_VALUE) {
      return forEach((number, columns) -> true, progress);
    }
    long[] solutions = {0};
    Tally orbits = new Tally((number, columns) -> true, progress);
    Fundamentals.forEach(
        n,
        (columns, symmetry) -> {
          solutions[0] += symmetry.orbitSize();
          return orbits.add(columns);
        });
    return solutions[0];
  }

  private boolean isDirect() {
    return strategy.description().name().equals("fundamental");
  }

  private static boolean isFundamental(int[] columns) {
    List<Integer> list = new ArrayList<>(columns.length);
    for (int column : columns) {
      list.add(column);
    }
    Placement placement = new Placement(list);
    return Orbit.of(placement).fundamental().equals(placement);
  }

  private final class Tally {
    private final Visitor visitor;
    private final Consumer<String> progress;
    private long boards;

    Tally(Visitor visitor, Consumer<String> progress) {
      this.visitor = visitor;
      this.progress = progress;
    }

    boolean add(int[] columns) {
      boards++;
      if (boards % BOARDS_BETWEEN_REPORTS == 0) {
        progress.accept(String.format(Locale.ROOT, "n = %d: %,d boards so far", n, boards));
      }
      return visitor.board(boards, columns) && boards < limit;
    }
  }
}
