package solutionary.queens;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tables and texts that were not made by this project. */
public final class Oracle {
  private static final Map<Integer, List<Placement>> SOLUTIONS = new ConcurrentHashMap<>();

  private Oracle() {}

  /** The text of a file on the class path. */
  public static String text(String path) {
    try (InputStream in = Oracle.class.getResourceAsStream(path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(path, e);
    }
  }

  /** The rows of a TAB file without comments and header. */
  public static List<String[]> rows(String path) {
    List<String[]> rows = new ArrayList<>();
    for (String line : text(path).split("\n")) {
      if (!line.startsWith("#") && !line.startsWith("n\t")) {
        rows.add(line.split("\t"));
      }
    }
    return rows;
  }

  /** Every solution of a board size by plain search with {@link Placement#isSolution}'s rule. */
  public static List<Placement> solutions(int n) {
    return SOLUTIONS.computeIfAbsent(
        n,
        size -> {
          List<Placement> found = new ArrayList<>();
          fill(new int[size], 0, found);
          return List.copyOf(found);
        });
  }

  private static void fill(int[] columns, int row, List<Placement> found) {
    if (row == columns.length) {
      found.add(Placement.of(columns));
      return;
    }
    for (columns[row] = 1; columns[row] <= columns.length; columns[row]++) {
      boolean free = true;
      for (int above = 0; above < row; above++) {
        int aside = Math.abs(columns[row] - columns[above]);
        free &= aside != 0 && aside != row - above;
      }
      if (free) {
        fill(columns, row + 1, found);
      }
    }
  }
}
