package solutionary.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The canonical form by its definition: every one of the 3,359,232 images of a puzzle is written
 * out, relabelled by first occurrence, and compared.
 *
 * @param least the least image
 * @param times how many of the images it is
 */
public record AllImages(String least, int times) {
  private static final List<int[]> LINES = arrangements();

  public static AllImages of(String givens) {
    int[] cells = givens.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    int[] least = new int[81];
    Arrays.fill(least, 10);
    int[] times = {0};
    for (boolean isTransposed : new boolean[] {false, true}) {
      for (int[] rows : LINES) {
        for (int[] columns : LINES) {
          compare(cells, isTransposed, rows, columns, least, times);
        }
      }
    }
    StringBuilder text = new StringBuilder();
    Arrays.stream(least).forEach(digit -> text.append(digit == 0 ? "." : digit));
    return new AllImages(text.toString(), times[0]);
  }

  private static void compare(
      int[] cells, boolean isTransposed, int[] rows, int[] columns, int[] least, int[] times) {
    int[] names = new int[10];
    int named = 0;
    boolean isLess = false;
    for (int cell = 0; cell < 81; cell++) {
      int row = rows[cell / 9];
      int column = columns[cell % 9];
      int digit = cells[isTransposed ? 9 * column + row : 9 * row + column];
      if (digit > 0 && names[digit] == 0) {
        names[digit] = ++named;
      }
      if (!isLess && names[digit] > least[cell]) {
        return;
      }
      isLess |= names[digit] < least[cell];
      least[cell] = names[digit];
    }
    times[0] = isLess ? 1 : times[0] + 1;
  }

  /** All 1,296 orders of nine lines that keep bands together. */
  private static List<int[]> arrangements() {
    int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    List<int[]> all = new ArrayList<>();
    for (int[] bands : orders) {
      for (int[] first : orders) {
        for (int[] second : orders) {
          for (int[] third : orders) {
            all.add(arrangement(bands, first, second, third));
          }
        }
      }
    }
    return all;
  }

  private static int[] arrangement(int[] bands, int[]... within) {
    int[] lines = new int[9];
    for (int place = 0; place < 9; place++) {
      lines[place] = 3 * bands[place / 3] + within[place / 3][place % 3];
    }
    return lines;
  }
}
