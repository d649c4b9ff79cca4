package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;
import solutionary.sudoku.Grid;

/**
 * A puzzle being solved step by step. It can be stopped between two pieces of work: a caller that
 * must not block calls {@link #work} until it says that a step was found or the walk has ended.
 */
public final class HumanWalk {
  private static final int NESTED_CHAINS = 95;

  private final Position position;
  private final List<Finder> finders;
  private final Chains chains;
  private Search search;
  private int line;
  private Step found;
  private boolean ended;
  private int hardest;
  private String hardestTechnique = "";
  private int unsearched;

  /**
   * @param givens the puzzle
   * @param unique whether it is known to have exactly one solution
   * @param budget chain runs that it may cost
   * @throws IllegalArgumentException when a digit stands twice in a house
   */
  public HumanWalk(Grid givens, boolean unique, int budget) {
    position = new Position(givens);
    finders = Finders.inOrder(unique);
    chains = new Chains(position, new Budget(budget));
  }

  /** Takes the next step, however long it takes to find; nothing when the walk has ended. */
  public Optional<Step> next() {
    found = null;
    while (found == null && !ended) {
      work();
    }
    return Optional.ofNullable(found);
  }

  /**
   * Does a piece of work of at most a few milliseconds and takes the step if that finds one.
   *
   * @return whether a step was taken or the walk has ended; {@link #last} tells which
   */
  public boolean work() {
    found = null;
    if (ended || search == null && (position.isSolved() || position.isBroken())) {
      ended = true;
    } else if (search == null) {
      find();
    } else if (!search.advance()) {
      finish();
    }
    return ended || found != null;
  }

  /** The step that the last piece of work has taken. */
  public Optional<Step> last() {
    return Optional.ofNullable(found);
  }

  /** The rating of the steps so far; "at least" when the walk has ended unsolved. */
  public Rating rating() {
    boolean open = ended && !position.isSolved();
    return new Rating(open ? Math.max(hardest, unsearched) : hardest, open);
  }

  /**
   * The key of the technique of the first step with the highest rating; empty without steps, and
   * when the walk has ended unsolved, for the hardest step is then not known.
   */
  public String hardestTechnique() {
    return ended && !position.isSolved() ? "" : hardestTechnique;
  }

  /** Whether the steps so far have shown that there is no solution. */
  public boolean isBroken() {
    return position.isBroken();
  }

  /** The digits placed so far. */
  public Grid reached() {
    return position.grid();
  }

  private void find() {
    for (Finder finder : finders) {
      Optional<Step> step = finder.find(position);
      if (step.isPresent()) {
        take(step.get());
        return;
      }
    }
    line = 0;
    search = chains.search(line);
  }

  private void finish() {
    Optional<Step> step = search.result();
    if (chains.isSpent()) {
      end(Chains.base(line));
    } else if (step.isPresent()) {
      take(step.get());
    } else if (++line < Chains.lines()) {
      search = chains.search(line);
    } else {
      end(NESTED_CHAINS);
    }
  }

  private void take(Step step) {
    step.apply(position);
    if (step.rating() > hardest) {
      hardest = step.rating();
      hardestTechnique = step.technique().key();
    }
    found = step;
    search = null;
  }

  private void end(int base) {
    unsearched = base;
    ended = true;
  }
}
