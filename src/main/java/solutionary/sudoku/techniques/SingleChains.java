package solutionary.sudoku.techniques;

import java.util.Optional;

/**
 * Chains and loops without branches: from every candidate as true or false to its opposite, or back
 * to itself. All modes compete. A piece of work is a cell.
 */
final class SingleChains implements Search {
  private final Position position;
  private final Budget budget;
  private final Best<SingleChain> best = new Best<>();
  private final ChainWalk[] walks;
  private int cell;

  SingleChains(Position position, Budget budget) {
    this.position = position;
    this.budget = budget;
    LinkMode[] modes = LinkMode.values();
    walks = new ChainWalk[modes.length];
    for (int i = 0; i < modes.length; i++) {
      walks[i] = new ChainWalk(position, modes[i], best);
    }
  }

  @Override
  public boolean advance() {
    if (cell == Geometry.CELLS || budget.isSpent()) {
      return false;
    }
    for (int digit : Bits.digits(position.digits(cell))) {
      int source = cell * 9 + digit - 1;
      for (ChainWalk walk : walks) {
        if (budget.spend()) {
          walk.from(source);
        }
      }
    }
    cell++;
    return true;
  }

  @Override
  public Optional<Step> result() {
    return Optional.ofNullable(best.find())
        .map(find -> SingleChainStep.of(find, position, best.rating()));
  }
}
