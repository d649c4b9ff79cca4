package solutionary.site.pages;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import solutionary.catalog.StrategyStepRow;
import solutionary.site.drawing.TreePicture.Node;
import solutionary.site.drawing.TreePicture.Outcome;

/** Follows the steps of a search for placements: its board, and the tree that it walks. */
final class SearchReplay {
  private final int[] columns;
  private final Deque<OpenNode> path = new ArrayDeque<>();

  /** A node whose children are still being found. */
  private static final class OpenNode {
    private final int column;
    private final List<Node> children = new ArrayList<>();
    private Outcome outcome;

    OpenNode(int column, Outcome outcome) {
      this.column = column;
      this.outcome = outcome;
    }

    Node node() {
      return new Node(column, outcome, children);
    }
  }

  SearchReplay(int n) {
    columns = new int[n];
    path.push(new OpenNode(0, Outcome.ROOT));
  }

  /** The columns of the queens that stand after a step, or are delivered by it; a dash for none. */
  String columnsAfter(StrategyStepRow step) {
    switch (step.event()) {
      case "placed" -> {
        columns[step.row() - 1] = step.col();
        path.push(new OpenNode(step.col(), Outcome.PLACED));
      }
      case "rejected" ->
          path.element().children.add(new Node(step.col(), Outcome.REJECTED, List.of()));
      case "removed" -> {
        columns[step.row() - 1] = 0;
        close();
      }
      default -> {
        markSolution();
        return step.board().replaceAll("[\\[\\]]", "").replace(',', ' ');
      }
    }
    return standing();
  }

  /** The tree that has been walked. */
  Node tree() {
    while (path.size() > 1) {
      close();
    }
    return path.element().node();
  }

  private void close() {
    Node done = path.pop().node();
    path.element().children.add(done);
  }

  /** Marks the last queen of a solution; one that is delivered later, as an image, has none. */
  private void markSolution() {
    if (path.size() == columns.length + 1) {
      path.element().outcome = Outcome.SOLUTION;
    }
  }

  private String standing() {
    return Arrays.stream(columns)
        .mapToObj(column -> column == 0 ? "–" : Integer.toString(column))
        .collect(Collectors.joining(" "));
  }
}
