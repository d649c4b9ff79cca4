package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.StrategyStepRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.TreePicture;
import solutionary.site.drawing.TreePicture.Node;

/**
 * A whole search for placements, as a tree and as a list of its steps.
 *
 * @param n the side of the board
 */
public record SearchTree(int n, Node root, List<Step> steps) {
  /**
   * One step.
   *
   * @param columns of the queens that stand after it, or are delivered by it; a dash for none
   */
  public record Step(StrategyStepRow row, String columns) {
    public String eventKey() {
      return "event." + row.event();
    }

    /** Row and column, or nothing for a solution. */
    public String square() {
      return row.row() == null ? "" : row.row() + ", " + row.col();
    }
  }

  /** The search that the steps are of. */
  static SearchTree of(List<StrategyStepRow> rows) {
    int n = InstanceOrder.number(rows.get(0).instance());
    SearchReplay replay = new SearchReplay(n);
    List<Step> steps = rows.stream().map(row -> new Step(row, replay.columnsAfter(row))).toList();
    return new SearchTree(n, replay.tree(), steps);
  }

  /** How to read the picture. */
  public String leadKey() {
    return new TreePicture(root).hasNumbers() ? "tree.lead" : "tree.lead.dense";
  }

  public Picture picture() {
    return new TreePicture(root).picture();
  }

  public int width() {
    return new TreePicture(root).width();
  }

  public long placed() {
    return count("placed");
  }

  public long rejected() {
    return count("rejected");
  }

  public long solutions() {
    return count("solution");
  }

  private long count(String event) {
    return steps.stream().filter(step -> step.row.event().equals(event)).count();
  }
}
