package solutionary.sudoku.techniques;

import java.util.Arrays;
import java.util.List;

/** What several assumptions, one of which must hold, imply in common. */
final class Common {
  private final Run[] branches;

  Common(Run... branches) {
    this.branches = branches;
  }

  /** Makes a find of a common literal and its chains. */
  interface Maker {
    Forcing make(int literal, List<Chain> chains);
  }

  /** Offers every common literal that beats the best so far. */
  void offer(Best<Forcing> best, Rules rules, Maker maker) {
    LiteralSet common = new LiteralSet();
    common.copy(branches[0].reached());
    for (Run branch : branches) {
      common.retainAll(branch.reached());
    }
    for (int next = common.next(0); next >= 0; next = common.next(next + 1)) {
      int literal = next;
      if (best.isBeatenBy(rules.base(), least(literal))) {
        int literals = Arrays.stream(branches).mapToInt(run -> run.ancestors(literal)).sum();
        if (best.isBeatenBy(rules.base(), literals)) {
          List<Chain> chains = Arrays.stream(branches).map(run -> run.chain(literal)).toList();
          best.set(maker.make(literal, chains), rules.base(), literals);
        }
      }
    }
  }

  private int least(int literal) {
    int least = 0;
    for (Run branch : branches) {
      least += branch.depth(literal);
    }
    return least;
  }
}
