package solutionary.sudoku.canonical;

/** The numbers that the cells of one row can have when it is put below the rows that stand. */
final class CellNumbers {
  /** The number of a new digit as long as it is not known how many others come first. */
  static final int NEW = 10;

  private final LeastText text;
  private final PartialForm before;
  private final int row;

  /** Whether a digit occurs twice in the row: new digits then get their numbers one by one. */
  private final boolean hasRepeat;

  CellNumbers(LeastText text, PartialForm before, int row) {
    this.text = text;
    this.before = before;
    this.row = row;
    this.hasRepeat = before.aspect.hasRepeat(row);
  }

  /** The digit 1–9 in the column that stands at a position, or 0. */
  int digit(ColumnOrder order, int position) {
    return before.aspect.digit(row, order.column(position));
  }

  /**
   * The position of the column, or the first of them, that brings the lowest number to the position
   * at which its class starts, that being the next to be filled, or one of a stack whose numbers
   * are plain.
   *
   * @param named how many digits have numbers
   */
  int lowest(ColumnOrder order, int start, int named) {
    int end = order.end(start);
    int at = start;
    int lowest = end == start + 1 ? 0 : number(order, start, start, named);
    for (int position = start + 1; position < end && lowest > 0; position++) {
      int number = number(order, start, position, named);
      if (number < lowest) {
        lowest = number;
        at = position;
      }
    }
    return at;
  }

  /**
   * The lowest number of the cell at a position when its column comes to the start of its class.
   */
  int number(ColumnOrder order, int start, int position, int named) {
    int digit = digit(order, position);
    if (digit == 0) {
      return 0;
    }
    if (before.isKnown(digit)) {
      int home = lowestHome(order, start, position, before.homeColumn(digit));
      return text.number(before.homeRow(digit), home);
    }
    if (!hasRepeat) {
      return NEW;
    }
    int same = firstOf(digit, order);
    return same < start ? text.number(before.rows(), same) : named + 1;
  }

  /**
   * The lowest position of a column, when the one at a position comes to the start of its class.
   */
  private static int lowestHome(ColumnOrder order, int start, int position, int column) {
    int now = order.position(column);
    if (now == position) {
      return start;
    }
    return start <= now && now < order.end(start) ? start + 1 : order.lowest(column);
  }

  private int firstOf(int digit, ColumnOrder order) {
    int position = 0;
    while (digit(order, position) != digit) {
      position++;
    }
    return position;
  }

  /**
   * Whether the numbers of the columns at some positions are the same in all orders, or {@link
   * #NEW}.
   *
   * @param filled the positions before this one are filled
   */
  boolean arePlain(ColumnOrder order, int from, int to, int filled) {
    for (int position = from; position < to; position++) {
      if (!isPlain(order, digit(order, position), filled)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPlain(ColumnOrder order, int digit, int filled) {
    if (digit == 0) {
      return true;
    }
    if (!before.isKnown(digit)) {
      return !hasRepeat || firstOf(digit, order) < filled;
    }
    return order.isSettledColumn(before.homeColumn(digit));
  }

  /** Brings the columns of a class that have a number to its start; returns where they end. */
  int gather(ColumnOrder order, int start, int number, int named) {
    int classEnd = order.end(start);
    if (classEnd == start + 1) {
      return classEnd;
    }
    int numbers = 0;
    for (int position = start; position < classEnd; position++) {
      numbers |= number(order, start, position, named) == number ? 1 << position : 0;
    }
    int end = start;
    for (int position = start; position < classEnd; position++) {
      if ((numbers >> position & 1) == 1) {
        order.swap(position, end++);
      }
    }
    order.startAt(end);
    return end;
  }
}
