package solutionary.sudoku.techniques;

/** Literals in the order in which they came; each at most once between two clearings. */
final class LiteralQueue {
  private final int[] literals = new int[Literal.COUNT];
  private int head;
  private int tail;

  void clear() {
    head = 0;
    tail = 0;
  }

  boolean isEmpty() {
    return head == tail;
  }

  void add(int literal) {
    literals[tail++] = literal;
  }

  int poll() {
    return literals[head++];
  }
}
