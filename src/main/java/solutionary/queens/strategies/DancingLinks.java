package solutionary.queens.strategies;

/**
 * Items, and options that cover some of them, as lists from which an element is taken by linking
 * its neighbours to each other, and put back by linking them to it again.
 *
 * <p>Items are numbered from 1. Each heads the circular list of its options' nodes; an option is a
 * ring of nodes, one for each item it covers. Taking out and putting back must be nested.
 */
final class DancingLinks {
  private final int[] up;
  private final int[] down;
  private final int[] beside;
  private final int[] before;
  private final int[] item;
  private final int[] size;
  private final int[] left;
  private final int[] right;
  private int nodes;

  /**
   * Links without an option yet.
   *
   * @param items how many items there are
   * @param capacity how many nodes all options together will need
   * @param primaryFrom the first of the items that must be covered; the others may be
   * @param primaryTo the last of them
   */
  DancingLinks(int items, int capacity, int primaryFrom, int primaryTo) {
    nodes = items + 1;
    up = new int[nodes + capacity];
    down = new int[nodes + capacity];
    beside = new int[nodes + capacity];
    before = new int[nodes + capacity];
    item = new int[nodes + capacity];
    size = new int[nodes];
    left = new int[nodes];
    right = new int[nodes];
    for (int head = 0; head <= items; head++) {
      up[head] = down[head] = left[head] = right[head] = head;
    }
    for (int primary = primaryFrom; primary <= primaryTo; primary++) {
      left[primary] = left[0];
      right[primary] = 0;
      right[left[0]] = primary;
      left[0] = primary;
    }
  }

  /** Adds an option below the earlier ones of its items. */
  void addOption(int... items) {
    int first = nodes;
    for (int covered : items) {
      int node = nodes++;
      item[node] = covered;
      up[node] = up[covered];
      down[node] = covered;
      beside[node] = node + 1;
      before[node] = node - 1;
      size[covered]++;
      linkVertically(node);
    }
    beside[nodes - 1] = first;
    before[first] = nodes - 1;
  }

  /** The node after a node in its item's list, or after an item's head; at the end the item. */
  int below(int node) {
    return down[node];
  }

  /** The node of the same option for the next of its items. */
  int beside(int node) {
    return beside[node];
  }

  /** The item that a node covers. */
  int item(int node) {
    return item[node];
  }

  /** Whether an item that must still be covered has no option left. */
  boolean isDead() {
    for (int primary = right[0]; primary != 0; primary = right[primary]) {
      if (size[primary] == 0) {
        return true;
      }
    }
    return false;
  }

  // excerpt-begin
  /** Covers the other items of the option that a node belongs to. */
  void choose(int option) {
    for (int node = beside[option]; node != option; node = beside[node]) {
      cover(item[node]);
    }
  }

  /** Takes an item out, and all its options from the lists of their other items. */
  void cover(int covered) {
    right[left[covered]] = right[covered];
    left[right[covered]] = left[covered];
    for (int option = down[covered]; option != covered; option = down[option]) {
      for (int node = beside[option]; node != option; node = beside[node]) {
        down[up[node]] = down[node];
        up[down[node]] = up[node];
        size[item[node]]--;
      }
    }
  }

  // excerpt-end

  /** Undoes {@link #choose}, in reverse order. */
  void undo(int option) {
    for (int node = before[option]; node != option; node = before[node]) {
      uncover(item[node]);
    }
  }

  /** Undoes {@link #cover}. */
  void uncover(int covered) {
    for (int option = up[covered]; option != covered; option = up[option]) {
      for (int node = beside[option]; node != option; node = beside[node]) {
        size[item[node]]++;
        linkVertically(node);
      }
    }
    right[left[covered]] = covered;
    left[right[covered]] = covered;
  }

  private void linkVertically(int node) {
    down[up[node]] = node;
    up[down[node]] = node;
  }
}
