package solutionary.site.drawing;

import java.util.List;

/**
 * A search tree, its root at the top: every other node is a square that was tried in the row of its
 * level.
 */
public final class TreePicture {
  /** How many leaves still leave room for numbers. */
  private static final int LEAVES_WITH_NUMBERS = 100;

  private static final int LEVEL = 46;

  /** What became of a square. */
  public enum Outcome {
    ROOT,
    REJECTED,
    PLACED,
    SOLUTION
  }

  /**
   * A square that was tried, or the root.
   *
   * @param column from 1, or 0 for the root
   */
  public record Node(int column, Outcome outcome, List<Node> children) {
    public Node {
      children = List.copyOf(children);
    }

    int leaves() {
      return children.isEmpty() ? 1 : children.stream().mapToInt(Node::leaves).sum();
    }

    int depth() {
      return children.isEmpty() ? 0 : 1 + children.stream().mapToInt(Node::depth).max().orElse(0);
    }
  }

  private final Node root;
  private final boolean hasNumbers;
  private final int pitch;
  private final StringBuilder edges = new StringBuilder();
  private final StringBuilder nodes = new StringBuilder();
  private int leaves;

  /** The tree below a root; its numbers are columns. */
  public TreePicture(Node root) {
    this.root = root;
    hasNumbers = root.leaves() <= LEAVES_WITH_NUMBERS;
    pitch = hasNumbers ? 20 : 6;
    draw(root, 0);
  }

  /** How many pixels wide it is to be shown. */
  public int width() {
    return leaves * pitch;
  }

  /** Whether there is room for the columns in the nodes. */
  public boolean hasNumbers() {
    return hasNumbers;
  }

  public Picture picture() {
    return new Picture(
        "0 -14 " + width() + " " + (root.depth() * LEVEL + 28),
        "<path class=\"edges\" d=\"" + edges + "\"/>" + nodes);
  }

  /** Draws a node and all below it; returns its place from the left. */
  private int draw(Node node, int level) {
    List<Integer> places = node.children.stream().map(child -> draw(child, level + 1)).toList();
    int x = places.isEmpty() ? leaves++ * pitch + pitch / 2 : middle(places);
    int y = level * LEVEL;
    for (int place : places) {
      edges.append("M").append(x).append(' ').append(y).append("L").append(place).append(' ');
      edges.append(y + LEVEL);
    }
    drawNode(node, x, y);
    return x;
  }

  private void drawNode(Node node, int x, int y) {
    int radius = !hasNumbers ? 2 : node.outcome == Outcome.REJECTED ? 6 : 9;
    nodes.append("<circle class=\"").append(style(node.outcome)).append("\" cx=\"").append(x);
    nodes.append("\" cy=\"").append(y).append("\" r=\"").append(radius).append("\"/>");
    if (hasNumbers && node.column > 0) {
      nodes.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\">");
      nodes.append(node.column).append("</text>");
    }
  }

  private static int middle(List<Integer> places) {
    return (places.get(0) + places.get(places.size() - 1)) / 2;
  }

  private static String style(Outcome outcome) {
    return switch (outcome) {
      case ROOT -> "root";
      case REJECTED -> "rejected";
      case PLACED -> "placed";
      case SOLUTION -> "delivered";
    };
  }
}
