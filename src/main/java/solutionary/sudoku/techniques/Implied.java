package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The digits and cells that a step is expected to be about, given the rest of it. The data of a
 * step names them only where they are others.
 */
public final class Implied {
  private Implied() {}

  /** Those of the only chain, or else those that are placed or removed; ascending. */
  public static List<Integer> digits(
      List<Chain> chains, Optional<Candidate> placement, List<Candidate> eliminations) {
    Stream<Candidate> candidates =
        chains.size() == 1
            ? candidates(chains.get(0))
            : Stream.concat(placement.stream(), eliminations.stream());
    return candidates.map(Candidate::digit).distinct().sorted().toList();
  }

  /** Those of the only chain in its order, or else the one that is filled. */
  public static List<Integer> cells(List<Chain> chains, Optional<Candidate> placement) {
    Stream<Candidate> candidates =
        chains.size() == 1 ? candidates(chains.get(0)) : placement.stream();
    return candidates.map(Candidate::cell).distinct().toList();
  }

  private static Stream<Candidate> candidates(Chain chain) {
    return chain.nodes().stream().map(ChainNode::candidate);
  }
}
