package solutionary.sudoku.techniques;

import java.util.List;

/**
 * What follows from an assumption, up to one conclusion. A node stands after those it follows from;
 * the first is the assumption, the last the conclusion. In a loop the last node leads back to the
 * first.
 *
 * @param nodes at least one
 */
public record Chain(List<ChainNode> nodes) {
  public Chain {
    nodes = List.copyOf(nodes);
  }

  /** The last node. */
  public ChainNode conclusion() {
    return nodes.get(nodes.size() - 1);
  }
}
