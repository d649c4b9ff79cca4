package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.StepRow;

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
   * @param row with its sentence
   */
  public record Line(StepRow row) {
    public String id() {
      return PuzzlePath.id(row.step());
    }

    public String techniqueKey() {
      return TechniquePage.nameKey(row.technique());
    }

    public Address technique() {
      return TechniquePage.address(row.technique());
    }

    boolean isSingle() {
      return SINGLES.contains(row.technique());
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
      return lines.get(0).row.step();
    }

    public int last() {
      return lines.get(lines.size() - 1).row.step();
    }

    public boolean folded() {
      return singles && lines.size() >= MANY;
    }
  }

  static PuzzlePath of(List<StepRow> rows) {
    List<Group> groups = new ArrayList<>();
    List<Line> lines = new ArrayList<>();
    for (StepRow row : rows) {
      Line line = new Line(row);
      if (!lines.isEmpty() && lines.get(0).isSingle() != line.isSingle()) {
        groups.add(new Group(lines.get(0).isSingle(), List.copyOf(lines)));
        lines.clear();
      }
      lines.add(line);
    }
    groups.add(new Group(lines.get(0).isSingle(), List.copyOf(lines)));
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
