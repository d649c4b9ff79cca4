package solutionary.sudoku.canonical;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the orders of columns under which a row, put below those that stand, has the least text.
 *
 * <p>Positions are filled from left to right. Columns that no row has told apart stay in one class,
 * also when their digits are new: digits are numbered as they first occur, so the first position
 * has the next number whichever of the columns comes there. The search branches only where the
 * number of a digit depends on an order of columns that is still open; it follows every choice that
 * makes it the lowest.
 */
final class NextRow {
  /** No more choices than these follow one another: three stacks and nine columns. */
  private static final int CHOICES = 12;

  private final LeastText text;
  private final ColumnOrder[] orders = new ColumnOrder[CHOICES + 1];
  private final PlainStacks plainStacks = new PlainStacks();
  private List<PartialForm> found;
  private PartialForm before;
  private CellNumbers cells;
  private int row;

  NextRow(LeastText text) {
    this.text = text;
    for (int i = 0; i < orders.length; i++) {
      orders[i] = new ColumnOrder();
    }
  }

  /**
   * What the least row below gives, if it is not above the least text; it may lower that.
   *
   * @param forms with the rows before as they are in the least text
   */
  List<PartialForm> below(List<PartialForm> forms) {
    found = new ArrayList<>();
    for (PartialForm form : forms) {
      for (int source = 0; source < 9; source++) {
        if (form.aspect.ways(source, form.used) > 0) {
          search(form, source);
        }
      }
    }
    return found;
  }

  private void search(PartialForm form, int source) {
    before = form;
    row = source;
    cells = new CellNumbers(text, form, source);
    orders[0].copy(form.columns);
    fill(0, 0, form.named());
  }

  /**
   * Fills the positions from one on.
   *
   * @param choice how many choices were made before: the index of the order to refine
   * @param named how many digits have numbers
   */
  private void fill(int position, int choice, int named) {
    ColumnOrder order = orders[choice];
    int slot = position / 3;
    if (position == 9) {
      found.add(new PartialForm(before, row, order));
    } else if (position % 3 > 0 || order.isSettled(slot)) {
      fillClass(position, choice, named);
    } else if (cells.arePlain(order, position, 3 * order.endSlot(slot), position)) {
      fillStacks(slot, choice, named);
    } else {
      chooseStack(slot, choice, named);
    }
  }

  private void chooseStack(int slot, int choice, int named) {
    for (int stack = slot; stack < orders[choice].endSlot(slot); stack++) {
      orders[choice + 1].copy(orders[choice]);
      orders[choice + 1].settleStack(stack);
      fill(3 * slot, choice + 1, named);
    }
  }

  private void fillStacks(int slot, int choice, int named) {
    int end = 3 * orders[choice].endSlot(slot);
    plainStacks.sort(cells, orders[choice], slot, named);
    int more = named;
    for (int position = 3 * slot; position < end && more >= 0; position++) {
      more = put(plainStacks.number(position), position, more);
    }
    if (more >= 0) {
      fill(end, choice, more);
    }
  }

  /** Fills the positions of a class of columns in a settled stack, or the first of them. */
  private void fillClass(int start, int choice, int named) {
    ColumnOrder order = orders[choice];
    int position = cells.lowest(order, start, named);
    int lowest = cells.number(order, start, position, named);
    if (cells.arePlain(order, position, position + 1, start)) {
      fillWith(lowest, start, cells.gather(order, start, lowest, named), choice, named);
    } else {
      chooseColumn(lowest, start, choice, named);
    }
  }

  /** Lets each column that can bring the lowest number come to the start of its class. */
  private void chooseColumn(int lowest, int start, int choice, int named) {
    ColumnOrder order = orders[choice];
    ColumnOrder chosen = orders[choice + 1];
    for (int position = start; position < order.end(start); position++) {
      if (cells.number(order, start, position, named) == lowest) {
        int digit = cells.digit(order, position);
        chosen.copy(order);
        chosen.settle(order.column(position));
        if (before.isKnown(digit)) {
          chosen.settle(before.homeColumn(digit));
        }
        fillWith(lowest, start, start + 1, choice + 1, Math.max(lowest, named));
      }
    }
  }

  /** Puts a number, or the next ones of new digits, at the positions up to an end. */
  private void fillWith(int number, int start, int end, int choice, int named) {
    int more = named;
    for (int position = start; position < end && more >= 0; position++) {
      more = put(number, position, more);
    }
    if (more >= 0) {
      fill(end, choice, more);
    }
  }

  /** How many digits have numbers with one put at a position; -1 when it is too high there. */
  private int put(int number, int position, int named) {
    boolean isNew = number == CellNumbers.NEW;
    int more = isNew ? named + 1 : named;
    int lowered = text.timesLowered();
    boolean isAllowed = text.allows(before.rows(), position, isNew ? more : number);
    if (lowered < text.timesLowered()) {
      found.clear();
    }
    return isAllowed ? more : -1;
  }
}
