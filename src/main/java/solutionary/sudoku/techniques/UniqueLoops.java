package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Unique rectangles and loops: the step with the lowest rating; type 3 gives way to the others. */
final class UniqueLoops implements Finder {
  @Override
  public Optional<Step> find(Position position) {
    Search search = new Search(position);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Bits.count(position.digits(cell)) == 2) {
        search.pair = position.digits(cell);
        search.extend(cell, 0, 0);
      }
    }
    return Optional.ofNullable(search.best);
  }

  private static final class Search {
    private final Position position;
    private final List<Integer> loop = new ArrayList<>();
    private final int[] inHouse = new int[Geometry.HOUSES];
    private int pair;
    private Step best;

    Search(Position position) {
      this.position = position;
    }

    /** Adds a cell, follows all ways from there, takes it off again. */
    void extend(int cell, int extraCells, int extras) {
      loop.add(cell);
      count(cell, 1);
      if (loop.size() >= 4 && loop.size() % 2 == 0 && isClosed()) {
        UniqueLoopTypes.of(new UniqueLoop(position, List.copyOf(loop), pair)).forEach(this::offer);
      }
      for (int next : Geometry.peers(cell)) {
        int more = position.digits(next) & ~pair;
        int cells = extraCells + (more == 0 ? 0 : 1);
        if (fits(next) && (cells <= 2 || Bits.count(extras | more) == 1)) {
          extend(next, cells, extras | more);
        }
      }
      count(cell, -1);
      loop.remove(loop.size() - 1);
    }

    private boolean fits(int cell) {
      boolean started = position.digits(cell) == pair && cell <= loop.get(0);
      return (position.digits(cell) & pair) == pair && !started && hasRoom(cell);
    }

    private boolean hasRoom(int cell) {
      for (int which = 0; which < 3; which++) {
        if (inHouse[Geometry.house(cell, which)] == 2) {
          return false;
        }
      }
      return !loop.contains(cell);
    }

    private void count(int cell, int by) {
      for (int which = 0; which < 3; which++) {
        inHouse[Geometry.house(cell, which)] += by;
      }
    }

    private boolean isClosed() {
      int[] parity = new int[Geometry.HOUSES];
      for (int i = 0; i < loop.size(); i++) {
        for (int which = 0; which < 3; which++) {
          parity[Geometry.house(loop.get(i), which)] += i % 2 == 0 ? 1 : -1;
        }
      }
      for (int house = 0; house < Geometry.HOUSES; house++) {
        if (parity[house] != 0 || inHouse[house] == 1) {
          return false;
        }
      }
      return Geometry.sees(loop.get(0), loop.get(loop.size() - 1));
    }

    private void offer(Step step) {
      if (best == null
          || step.rating() < best.rating()
          || step.rating() == best.rating() && rank(step) < rank(best)) {
        best = step;
      }
    }

    private static int rank(Step step) {
      int type = (step.technique().ordinal() - Technique.UNIQUE_RECTANGLE_1.ordinal()) % 4 + 1;
      return type == 3 ? 5 : type;
    }
  }
}
