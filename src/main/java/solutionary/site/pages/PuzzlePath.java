package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import solutionary.catalog.Catalog;

/**
 * How a person solves a puzzle.
 *
 * @param groups the steps in order, those that are alike in one group
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
   */
  public record Line(int step, String technique, String detail) {
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
      return SINGLES.contains(technique);
    }
  }

  /**
   * Steps in a row that are alike.
   *
   * @param singles whether each is a single, which needs no name
   */
  public record Group(boolean singles, List<Line> lines) {
    /** The fewest singles that are folded away. */
    private static final int MANY = 4;

    public int first() {
      return lines.get(0).step();
    }

    public int last() {
      return lines.get(lines.size() - 1).step();
    }

    public boolean folded() {
      return singles && lines.size() >= MANY;
    }
  }

  /** The paths of all puzzles of a collection, by the number of the puzzle. */
  static Map<Integer, PuzzlePath> read(Catalog catalog, String collection) {
    Map<Integer, List<Line>> lines = new TreeMap<>();
    catalog.query(
        """
        SELECT number, step, technique, detail
        FROM sudoku_puzzle JOIN sudoku_step USING (label)
        WHERE collection = '%s' ORDER BY number, step"""
            .replace("%s", collection),
        columns -> {},
        row ->
            lines
                .computeIfAbsent(whole(row.get(0)), number -> new ArrayList<>())
                .add(new Line(whole(row.get(1)), (String) row.get(2), (String) row.get(3))));
    Map<Integer, PuzzlePath> paths = new TreeMap<>();
    lines.forEach((number, own) -> paths.put(number, of(own)));
    return paths;
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

  /** The part of a puzzle's page that tells one of its steps. */
  static String id(int step) {
    return "step-" + step;
  }

  /** How many steps there are. */
  public int steps() {
    return groups.get(groups.size() - 1).last();
  }
}
