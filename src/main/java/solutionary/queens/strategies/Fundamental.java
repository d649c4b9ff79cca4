package solutionary.queens.strategies;

import java.util.List;
import solutionary.queens.Fundamentals;
import solutionary.queens.OrderedPass;
import solutionary.queens.SearchListener;

/** One solution of each orbit is searched for; the eight maps give the others. */
final class Fundamental implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "fundamental",
        "Fundamental solutions",
        "A bitmask search that closes every square whose queen would give a smaller mirrored or"
            + " turned image, so that each orbit is met once; its images are then put in order. Beyond"
            + " n = 16 the list comes from bitmask.",
        "This catalogue's own",
        List.of("FundamentalSearch.java", "OrderedPass.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    if (n <= Fundamentals.MAX_KEPT_SIZE) {
      OrderedPass.search(n, listener);
    } else {
      new Bitmask().search(n, listener);
    }
  }
}
