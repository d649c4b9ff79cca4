package solutionary.sudoku.canonical;

/**
 * A set of orders of the nine columns that keep stacks together: an ordered partition. Stacks of
 * one class may change places, and so may columns of one class within a stack; the classes
 * themselves follow one another. Stacks of one class have classes of columns of the same sizes.
 *
 * <p>Columns, and the positions at which they stand, are numbered 0–8; slots are where stacks
 * stand, 0–2.
 */
final class ColumnOrder {
  private static final int POSITIONS = 0b111_111_111;
  private static final int SLOTS = 0b111;

  /** One of the orders: the column at each position. */
  private final int[] column = {0, 1, 2, 3, 4, 5, 6, 7, 8};

  private final int[] position = {0, 1, 2, 3, 4, 5, 6, 7, 8};

  /** A bit for each position at which a class of columns starts. */
  private int columnStarts = 0b001_001_001;

  /** A bit for each slot at which a class of stacks starts. */
  private int stackStarts = 0b001;

  void copy(ColumnOrder other) {
    System.arraycopy(other.column, 0, column, 0, 9);
    System.arraycopy(other.position, 0, position, 0, 9);
    columnStarts = other.columnStarts;
    stackStarts = other.stackStarts;
  }

  /** The column at a position in one of the orders. */
  int column(int position) {
    return column[position];
  }

  /** The position of a column in the same order. */
  int position(int column) {
    return position[column];
  }

  /** Where the class of columns at a position starts. */
  int start(int position) {
    int start = position;
    while ((columnStarts >> start & 1) == 0) {
      start--;
    }
    return start;
  }

  /** Where the next class of columns starts, 9 after the last. */
  int end(int position) {
    int end = position + 1;
    while (end < 9 && (columnStarts >> end & 1) == 0) {
      end++;
    }
    return end;
  }

  /** The slot at which the class of a stack starts. */
  int startSlot(int slot) {
    int start = slot;
    while ((stackStarts >> start & 1) == 0) {
      start--;
    }
    return start;
  }

  /** The slot at which the next class of stacks starts, 3 after the last. */
  int endSlot(int slot) {
    int end = slot + 1;
    while (end < 3 && (stackStarts >> end & 1) == 0) {
      end++;
    }
    return end;
  }

  /** Whether the stack at a slot is the only one of its class. */
  boolean isSettled(int slot) {
    return startSlot(slot) + 1 == endSlot(slot);
  }

  /** Whether a column has the same position in all of the orders. */
  boolean isSettledColumn(int column) {
    int at = position[column];
    return isSettled(at / 3) && start(at) + 1 == end(at);
  }

  /** The lowest position a column has in any of the orders. */
  int lowest(int column) {
    int slot = position[column] / 3;
    return start(position[column]) - 3 * (slot - startSlot(slot));
  }

  /** Leaves the orders in which a column has its lowest position. */
  void settle(int column) {
    settleStack(position[column] / 3);
    int start = start(position[column]);
    swap(position[column], start);
    startAt(start + 1);
  }

  /** Leaves the orders in which a stack comes first of its class. */
  void settleStack(int slot) {
    int start = startSlot(slot);
    swapStacks(slot, start);
    startSlotAt(start + 1);
    stackStarts |= 1 << start;
  }

  /** A class of columns starts at a position. */
  void startAt(int position) {
    columnStarts |= 1 << position & POSITIONS;
  }

  /** A class of stacks starts at a slot. */
  void startSlotAt(int slot) {
    stackStarts |= 1 << slot & SLOTS;
  }

  /** Lets two columns of one class change places; no other set of orders comes of it. */
  void swap(int position, int other) {
    int moved = column[position];
    put(column[other], position);
    put(moved, other);
  }

  /** Lets two stacks of one class change places, each with its classes of columns. */
  void swapStacks(int slot, int other) {
    for (int place = 0; place < 3; place++) {
      swap(3 * slot + place, 3 * other + place);
    }
    int change = (columnStarts >> 3 * slot ^ columnStarts >> 3 * other) & 0b111;
    columnStarts ^= slot == other ? 0 : change << 3 * slot | change << 3 * other;
  }

  private void put(int column, int position) {
    this.column[position] = column;
    this.position[column] = position;
  }

  /** How many orders there are. */
  int size() {
    int size = factorial(stackStarts, 3);
    return size * factorial(columnStarts, 9);
  }

  /** The product of the factorials of the sizes of classes. */
  private static int factorial(int starts, int length) {
    int product = 1;
    int size = 0;
    for (int i = 0; i < length; i++) {
      size = (starts >> i & 1) == 1 ? 1 : size + 1;
      product *= size;
    }
    return product;
  }
}
