package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import solutionary.catalog.Catalog;

/**
 * How a person solves a puzzle.
 *
 * @param groups the steps in order, those that are alike in one group. Most steps are singles in
 *     long runs; these are told in few words, for there are tens of thousands
 */
public record PuzzlePath(List<Group> groups) {
  /** Techniques whose sentences say enough without their names. */
  private static final List<String> SINGLES =
      List.of("last-in-house", "hidden-single-box", "hidden-single-line", "naked-single");

  /**
   * One step.
   *
   * @param step its number, from 1
   * @param detail its sentence
   * @param placed the digit placed, such as {@code r4c5=7}; of a single only
   */
  public record Line(int step, String technique, String detail, String placed) {
    public String id() {
      return PuzzlePath.id(step);
    }

    public String techniqueKey() {
      return TechniquePage.nameKey(technique);
    }

    public Address address() {
      return TechniquePage.address(technique);
    }

    boolean isSingle() {
      return PuzzlePath.isSingle(technique);
    }
  }

  /**
   * Steps in a row that are alike.
   *
   * @param singles whether each is a single, which needs no name
   */
  public record Group(boolean singles, List<Line> lines) {
    /** The fewest singles that are a run. */
    private static final int MANY = 4;

    public int first() {
      return lines.get(0).step();
    }

    /** The part of the page that tells the whole run. */
    public String id() {
      return PuzzlePath.id(first());
    }

    public int last() {
      return lines.get(lines.size() - 1).step();
    }

    public boolean isRun() {
      return singles && lines.size() >= MANY;
    }

    /** The digits that a run of singles places. */
    public String placed() {
      return lines.stream().map(Line::placed).collect(Collectors.joining(" "));
    }
  }

  /** The paths of all puzzles of a collection, by the number of the puzzle. */
  static Map<Integer, PuzzlePath> read(Catalog catalog, String collection) {
    Map<Integer, List<Line>> lines = new TreeMap<>();
    catalog.query(
        """
        SELECT number, step, technique, detail, substr(data, length('{"place":"') + 1, 6)
        FROM sudoku_puzzle JOIN sudoku_step USING (label)
        WHERE collection = '%s' ORDER BY number, step"""
            .replace("%s", collection),
        columns -> {},
        row ->
            lines.computeIfAbsent(whole(row.get(0)), number -> new ArrayList<>()).add(line(row)));
    Map<Integer, PuzzlePath> paths = new TreeMap<>();
    lines.forEach((number, own) -> paths.put(number, of(own)));
    return paths;
  }

  private static Line line(List<Object> row) {
    return new Line(
        whole(row.get(1)), (String) row.get(2), (String) row.get(3), (String) row.get(4));
  }

  private static int whole(Object number) {
    return ((Long) number).intValue();
  }

  private static PuzzlePath of(List<Line> lines) {
    List<Group> groups = new ArrayList<>();
    int from = 0;
    for (int to = 1; to <= lines.size(); to++) {
      boolean singles = lines.get(from).isSingle();
      if (to == lines.size() || lines.get(to).isSingle() != singles) {
        groups.add(new Group(singles, lines.subList(from, to)));
        from = to;
      }
    }
    return new PuzzlePath(groups);
  }

  /** The part of a puzzle's page that tells one of its steps; a run has one for all its singles. */
  static String id(int step, String technique) {
    return isSingle(technique) ? "path" : id(step);
  }

  private static String id(int step) {
    return "step-" + step;
  }

  private static boolean isSingle(String technique) {
    return SINGLES.contains(technique);
  }

  /** How many steps there are. */
  public int steps() {
    return groups.get(groups.size() - 1).last();
  }
}
