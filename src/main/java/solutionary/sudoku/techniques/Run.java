package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What follows from one assumption: the literals reached, each with those it follows from. */
final class Run {
  private final LiteralSet reached = new LiteralSet();
  private final int[] why = new int[Literal.COUNT];
  private final int[] depth = new int[Literal.COUNT];
  private final int[] ancestors = new int[Literal.COUNT];
  private final int[] firstParent = new int[Literal.COUNT];
  private final int[] afterParents = new int[Literal.COUNT];
  private int[] parents = new int[256];
  private int used;
  private int conflict;

  /** Forgets all and reaches the assumption. */
  void begin(int assumption) {
    reached.clear();
    used = 0;
    conflict = -1;
    open(assumption, Why.ASSUMPTION);
    reached.add(assumption);
  }

  LiteralSet reached() {
    return reached;
  }

  /** The literal whose opposite was reached before it; -1 when there is none. */
  int conflict() {
    return conflict;
  }

  /**
   * Reaches a literal from a first parent; more may be added by {@link #addParent} at once.
   *
   * @return whether it is new; if its opposite was reached, it becomes the conflict
   */
  boolean reach(int literal, int reason, int parent) {
    if (reached.has(literal)) {
      return false;
    }
    open(literal, reason);
    addParent(literal, parent);
    if (reached.has(Literal.opposite(literal))) {
      conflict = literal;
    } else {
      reached.add(literal);
    }
    return true;
  }

  /** Adds a parent to the literal reached last. */
  void addParent(int literal, int parent) {
    if (used == parents.length) {
      parents = Arrays.copyOf(parents, used * 2);
    }
    parents[used++] = parent;
    afterParents[literal] = used;
    depth[literal] = Math.max(depth[literal], depth[parent] + 1);
  }

  /** The length of the longest way from the assumption; never more than the ancestors. */
  int depth(int literal) {
    return depth[literal];
  }

  /** How many literals this one rests on, itself and the assumption included. */
  int ancestors(int literal) {
    if (ancestors[literal] == 0) {
      int first = firstParent[literal];
      boolean simple = afterParents[literal] == first + 1;
      ancestors[literal] = simple ? 1 + ancestors(parents[first]) : collect(literal).size();
    }
    return ancestors[literal];
  }

  /** The chain that ends at a literal, in the order of discovery. */
  Chain chain(int literal) {
    List<Integer> order = collect(literal).list();
    order.sort((a, b) -> afterParents[a] - afterParents[b]);
    return new Chain(order.stream().map(member -> node(member, order)).toList());
  }

  private ChainNode node(int literal, List<Integer> order) {
    List<Integer> because = new ArrayList<>();
    for (int i = firstParent[literal]; i < afterParents[literal]; i++) {
      because.add(order.indexOf(parents[i]));
    }
    return new ChainNode(
        Literal.candidate(literal),
        Literal.isOn(literal),
        Why.key(why[literal]),
        Why.house(why[literal]),
        because);
  }

  private void open(int literal, int reason) {
    why[literal] = reason;
    depth[literal] = 1;
    ancestors[literal] = 0;
    firstParent[literal] = used;
    afterParents[literal] = used;
  }

  private LiteralSet collect(int literal) {
    LiteralSet all = new LiteralSet();
    all.add(literal);
    int[] open = new int[Literal.COUNT];
    open[0] = literal;
    for (int size = 1; size > 0; ) {
      int next = open[--size];
      for (int i = firstParent[next]; i < afterParents[next]; i++) {
        if (!all.has(parents[i])) {
          all.add(parents[i]);
          open[size++] = parents[i];
        }
      }
    }
    return all;
  }
}
