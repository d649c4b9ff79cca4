package solutionary.sudoku.techniques;

/** The shortest chains and loops of one mode from a candidate, by breadth-first search. */
final class ChainWalk {
  private static final int NONE = -1;

  private final Position position;
  private final LinkMode mode;
  private final Links links;
  private final Best<SingleChain> best;
  private final int[] queue = new int[Geometry.CELLS * 9];
  private final int[] before = new int[Geometry.CELLS * 9];
  private final int[] over = new int[Geometry.CELLS * 9];
  private final int[] literals = new int[Geometry.CELLS * 9];
  private final int[] seen = new int[Geometry.CELLS * 9];
  private int generation;
  private int tail;
  private int source;

  ChainWalk(Position position, LinkMode mode, Best<SingleChain> best) {
    this.position = position;
    this.mode = mode;
    this.links = new Links(position, mode);
    this.best = best;
  }

  /** Looks for loops and, but for pure XY, for chains from true and from false. */
  void from(int candidate) {
    source = candidate;
    loops();
    if (mode != LinkMode.XY) {
      chainFromTrue();
      chainFromFalse();
    }
  }

  private void loops() {
    begin();
    add(source, NONE, NONE, 1);
    for (int head = 0; head < tail; head++) {
      int from = queue[head];
      if (!best.isBeatenBy(mode.loopBase, literals[from] + 1)) {
        return;
      }
      int[] hops = links.hops(from);
      for (int i = 0; i < hops.length; i += 2) {
        hopInLoop(from, hops[i], hops[i + 1]);
      }
    }
  }

  private void hopInLoop(int from, int via, int to) {
    boolean closes = to == source && literals[from] > 1;
    if ((closes || seen[to] != generation) && !leadsOver(from, via)) {
      if (closes) {
        offerLoop(from, via);
      } else {
        add(to, from, via, literals[from] + 2);
      }
    }
  }

  private boolean leadsOver(int from, int via) {
    for (int node = from; node != source; node = before[node]) {
      if (over[node] == via) {
        return true;
      }
    }
    return false;
  }

  private void offerLoop(int from, int via) {
    int count = literals[from] + 1;
    if (best.isBeatenBy(mode.loopBase, count)) {
      int[] path = path(from, via, count, 0);
      SingleChain loop = new SingleChain(mode, true, path);
      if (!loop.removed(position).isEmpty()) {
        best.set(loop, mode.loopBase, count);
      }
    }
  }

  private void chainFromTrue() {
    begin();
    add(source, NONE, NONE, 1);
    for (int head = 0; head < tail; head++) {
      int from = queue[head];
      int count = literals[from] + 1;
      if (!best.isBeatenBy(mode.chainBase, count)) {
        return;
      }
      if (literals[from] > 1 && links.isWeak(from, source)) {
        offerChain(path(from, source, count, 0));
        return;
      }
      hopAll(from);
    }
  }

  private void chainFromFalse() {
    begin();
    for (int next : links.strong(source)) {
      add(next, NONE, source, 2);
    }
    for (int head = 0; head < tail; head++) {
      int from = queue[head];
      int count = literals[from] + 2;
      if (!best.isBeatenBy(mode.chainBase, count)) {
        return;
      }
      hopAll(from);
      if (seen[source] == generation) {
        offerChain(path(before[source], over[source], count, source * 2 + 1));
        return;
      }
    }
  }

  private void hopAll(int from) {
    int[] hops = links.hops(from);
    for (int i = 0; i < hops.length; i += 2) {
      if (seen[hops[i + 1]] != generation && hops[i] != source) {
        add(hops[i + 1], from, hops[i], literals[from] + 2);
      }
    }
  }

  private void offerChain(int[] path) {
    best.set(new SingleChain(mode, false, path), mode.chainBase, path.length);
  }

  /** The literals from the source to a true candidate, the false one after it, and a last one. */
  private int[] path(int from, int via, int count, int last) {
    int[] path = new int[count];
    int end = count;
    if (last != 0) {
      path[--end] = last;
    }
    path[--end] = via * 2;
    for (int node = from; node != NONE; node = before[node]) {
      path[--end] = node * 2 + 1;
      if (over[node] != NONE) {
        path[--end] = over[node] * 2;
      }
    }
    return path;
  }

  private void begin() {
    generation++;
    tail = 0;
  }

  private void add(int candidate, int from, int via, int count) {
    seen[candidate] = generation;
    before[candidate] = from;
    over[candidate] = via;
    literals[candidate] = count;
    queue[tail++] = candidate;
  }
}
