package solutionary.sudoku.techniques;

import java.util.List;

/** Makes the step of a chain or loop without branches. */
final class SingleChainStep {
  private SingleChainStep() {}

  static Step of(SingleChain found, Position position, int rating) {
    Chain chain = found.chain(position);
    Technique technique = ChainNames.of(found);
    Pattern pattern = Pattern.chained(found.digits(), found.cells(), List.of(), List.of(chain));
    String reason = reason(found, chain);
    return found.isLoop() || found.isRefutation()
        ? Step.remove(technique, rating, pattern, found.removed(position), reason)
        : Step.place(technique, rating, pattern, chain.conclusion().candidate(), reason);
  }

  private static String reason(SingleChain found, Chain chain) {
    List<ChainNode> nodes = chain.nodes();
    Candidate first = nodes.get(0).candidate();
    String cell = Phrases.cell(first.cell());
    if (found.isLoop()) {
      return "Of two neighbours in the loop "
          + Phrases.links(nodes)
          + " → "
          + nodes.get(0)
          + " exactly one is true";
    }
    if (found.hasEqualEnds()) {
      String links = Phrases.links(nodes.subList(1, nodes.size() - 1));
      return "One of " + Phrases.cells(found.ends()) + " is " + first.digit() + ", as " + links;
    }
    String were = found.isRefutation() ? " were " : " were not ";
    String would = found.isRefutation() ? ", it would not be: " : ", it would be: ";
    return "If " + cell + were + first.digit() + would + Phrases.links(nodes);
  }
}
