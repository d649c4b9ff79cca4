package solutionary.sudoku.canonical;

/** Sorts a class of stacks whose numbers in a row depend on no choice. */
final class PlainStacks {
  private final int[] numbers = new int[9];

  /** The number at a position, once sorted. */
  int number(int position) {
    return numbers[position];
  }

  /** Sorts the columns of each stack, then the stacks; what is equal stays in a class. */
  void sort(CellNumbers cells, ColumnOrder order, int slot, int named) {
    int end = order.endSlot(slot);
    int position = 3 * slot;
    while (position < 3 * end) {
      int lowest = cells.number(order, position, cells.lowest(order, position, named), named);
      int next = cells.gather(order, position, lowest, named);
      while (position < next) {
        numbers[position++] = lowest;
      }
    }
    sortStacks(order, slot, end);
  }

  private void sortStacks(ColumnOrder order, int slot, int end) {
    for (int sorted = slot + 1; sorted < end; sorted++) {
      for (int i = sorted; i > slot && compare(i - 1, i) > 0; i--) {
        swap(order, i - 1, i);
      }
    }
    for (int i = slot + 1; i < end; i++) {
      if (compare(i - 1, i) != 0) {
        order.startSlotAt(i);
      }
    }
  }

  private int compare(int slot, int other) {
    int difference = 0;
    for (int place = 0; place < 3 && difference == 0; place++) {
      difference = numbers[3 * slot + place] - numbers[3 * other + place];
    }
    return difference;
  }

  private void swap(ColumnOrder order, int slot, int other) {
    order.swapStacks(slot, other);
    for (int place = 0; place < 3; place++) {
      int moved = numbers[3 * slot + place];
      numbers[3 * slot + place] = numbers[3 * other + place];
      numbers[3 * other + place] = moved;
    }
  }
}
