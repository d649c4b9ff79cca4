package solutionary.queens.strategies;

/**
 * The work of one search.
 *
 * @param tried squares the search looked at, allowed or not
 * @param placed those accepted and descended from
 * @param boards complete boards reached
 * @param solutions solutions delivered
 */
public record Counters(long tried, long placed, long boards, long solutions) {
  /** Runs a strategy to its end and counts. */
  public static Counters of(QueensStrategy strategy, int n) {
    CountingListener counting = new CountingListener(n);
    strategy.search(n, counting);
    return counting.counters();
  }
}
