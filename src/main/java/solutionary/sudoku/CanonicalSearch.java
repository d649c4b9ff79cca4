package solutionary.sudoku;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the least disguise of a grid: it fills the form cell by cell, from every row that may come
 * next, with columns chosen when the first row with a digit needs them and digits labelled in the
 * order in which they appear. A branch ends where its text exceeds the least one so far.
 *
 * <p>How many branches reach the least text is how many automorphisms there are, but for exchanges
 * of empty lines, which are taken in one order only and multiplied in at the end.
 */
final class CanonicalSearch {
  private static final int UNKNOWN = 10;

  private final int[] least = new int[Grid.CELLS];
  private final int[] rows = new int[9];
  private final int[] columns = new int[9];
  private final int[] labels = new int[10];
  private final int[] labelled = new int[10]; // by label: its digit
  private int labelCount;
  private boolean columnsChosen;

  private final int[][] upright = new int[9][9];
  private final int[][] turned = new int[9][9];
  private int[][] digits;
  private final int[] emptiestFirst = new int[9];
  private EmptyLines emptyRows;
  private EmptyLines emptyColumns;

  private int hits;
  private GridMap map;

  CanonicalSearch(Grid grid) {
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      upright[cell / 9][cell % 9] = grid.digit(cell);
      turned[cell % 9][cell / 9] = grid.digit(cell);
    }
    Arrays.fill(least, UNKNOWN);
  }

  Canonical search() {
    EmptyLines ofRows = new EmptyLines(upright);
    EmptyLines ofColumns = new EmptyLines(turned);
    search(upright, ofRows, ofColumns);
    search(turned, ofColumns, ofRows);
    return new Canonical(Grid.of(least), hits * ofRows.ways() * ofColumns.ways(), map);
  }

  private void search(int[][] digits, EmptyLines emptyRows, EmptyLines emptyColumns) {
    this.digits = digits;
    this.emptyRows = emptyRows;
    this.emptyColumns = emptyColumns;
    for (int place = 0; place < 9; place++) {
      int line = place;
      int at = place;
      for (; at > 0 && fullness(emptiestFirst[at - 1]) > fullness(line); at--) {
        emptiestFirst[at] = emptiestFirst[at - 1];
      }
      emptiestFirst[at] = line;
    }
    chooseRow(0, 0);
  }

  /** Fills a row of the form and all after it, from rows that are not used yet (a bit each). */
  private void chooseRow(int row, int used) {
    if (row == 9) {
      hit();
      return;
    }
    for (int line : emptiestFirst) {
      if (mayFollow(rows, row, used, line) && emptyRows.mayFollow(used, line)) {
        rows[row] = line;
        fillRow(row, used | 1 << line);
      }
    }
  }

  private void fillRow(int row, int used) {
    int labelsBefore = labelCount;
    if (!columnsChosen && !emptyRows.isEmpty(rows[row])) {
      chooseColumn(row, 0, 0, used);
    } else {
      int column = 0;
      while (column < 9 && write(9 * row + column, digits[rows[row]][columns[column]])) {
        column++;
      }
      if (column == 9) {
        chooseRow(row + 1, used);
      }
    }
    forget(labelsBefore);
  }

  /** Chooses the columns of the form along its first row with a digit, the emptiest first. */
  private void chooseColumn(int row, int column, int used, int usedRows) {
    if (column == 9) {
      columnsChosen = true;
      chooseRow(row + 1, usedRows);
      columnsChosen = false;
      return;
    }
    for (int line = 0; line < 9; line++) {
      if (mayFollow(columns, column, used, line)
          && emptyColumns.mayFollow(used, line)
          && isEmptiest(rows[row], column, used, line)) {
        int labelsBefore = labelCount;
        columns[column] = line;
        if (write(9 * row + column, digits[rows[row]][line])) {
          chooseColumn(row, column + 1, used | 1 << line, usedRows);
        }
        forget(labelsBefore);
      }
    }
  }

  /** Whether no other column that is left would leave the row emptier up to there. */
  private boolean isEmptiest(int row, int place, int used, int line) {
    int stack = line / 3;
    for (int other = 0; other < 3; other++) {
      boolean left = (used >>> 3 * other & 7) == 0;
      if (place % 3 == 0 && left && inMinirow(row, other) < inMinirow(row, stack)) {
        return false;
      }
    }
    for (int other = 3 * stack; other < 3 * stack + 3; other++) {
      if (digits[row][line] != 0 && digits[row][other] == 0 && (used >>> other & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private int inMinirow(int row, int stack) {
    int count = 0;
    for (int column = 3 * stack; column < 3 * stack + 3; column++) {
      count += digits[row][column] == 0 ? 0 : 1;
    }
    return count;
  }

  /** A number that is smaller the emptier the beginning of a row can be made. */
  private int fullness(int row) {
    int[] counts = {inMinirow(row, 0), inMinirow(row, 1), inMinirow(row, 2)};
    Arrays.sort(counts);
    return counts[0] * 16 + counts[1] * 4 + counts[2];
  }

  /** Whether a line is unused and in the same three as those chosen before it. */
  private static boolean mayFollow(int[] lines, int place, int used, int line) {
    return (used >>> line & 1) == 0
        && (place % 3 == 0 ? (used >>> line / 3 * 3 & 7) == 0 : lines[place - 1] / 3 == line / 3);
  }

  /** Writes a digit, labelled, into a cell of the form; false when that exceeds the least. */
  private boolean write(int cell, int digit) {
    if (digit != 0 && labels[digit] == 0) {
      labels[digit] = ++labelCount;
      labelled[labelCount] = digit;
    }
    int label = labels[digit];
    if (label < least[cell]) {
      least[cell] = label;
      Arrays.fill(least, cell + 1, Grid.CELLS, UNKNOWN);
      hits = 0;
    }
    return label == least[cell];
  }

  private void forget(int labelsBefore) {
    while (labelCount > labelsBefore) {
      labels[labelled[labelCount--]] = 0;
    }
  }

  private void hit() {
    if (hits == 0) {
      map = new GridMap(digits == turned, order(rows), columnOrder(), relabelling());
    }
    hits++;
  }

  private static List<Integer> order(int[] lines) {
    return Arrays.stream(lines).boxed().toList();
  }

  private List<Integer> columnOrder() {
    return columnsChosen ? order(columns) : GridMap.IDENTITY.columns();
  }

  /** Digits that do not occur take the labels left over, in ascending order. */
  private List<Integer> relabelling() {
    int[] next = {labelCount};
    return IntStream.rangeClosed(1, 9)
        .mapToObj(digit -> labels[digit] == 0 ? ++next[0] : labels[digit])
        .toList();
  }
}
