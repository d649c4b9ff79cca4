package solutionary.site.drawing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import solutionary.sudoku.techniques.Candidate;
import solutionary.sudoku.techniques.Chain;
import solutionary.sudoku.techniques.ChainNode;
import solutionary.sudoku.techniques.PencilMarks;
import solutionary.sudoku.techniques.Step;

/**
 * Marks on the candidates of a step: those of the pattern, those that a chain takes for true or for
 * false with the links between them, the one that is placed, and those that are removed.
 */
final class StepMarks {
  private StepMarks() {}

  static String of(PencilMarks board, Step step) {
    List<ChainNode> nodes =
        step.pattern().chains().stream().flatMap(c -> c.nodes().stream()).toList();
    return step.pattern().chains().stream().map(StepMarks::links).reduce("", String::concat)
        + discs("hit", nodes.isEmpty() ? pattern(board, step) : Set.of())
        + discs("on", candidates(nodes, true))
        + discs("off", candidates(nodes, false))
        + discs("in", step.placement().stream().toList())
        + discs("out", step.eliminations())
        + strokes(step.eliminations());
  }

  /** The digits that the step speaks of in the cells that form it, and the extra ones. */
  private static Set<Candidate> pattern(PencilMarks board, Step step) {
    Set<Candidate> pattern = new LinkedHashSet<>();
    for (int cell : step.pattern().cells()) {
      for (int digit : step.pattern().digits()) {
        if (board.has(cell, digit)) {
          pattern.add(new Candidate(cell, digit));
        }
      }
    }
    pattern.addAll(step.pattern().extras());
    step.placement().ifPresent(pattern::remove);
    step.eliminations().forEach(pattern::remove);
    return pattern;
  }

  private static Set<Candidate> candidates(List<ChainNode> nodes, boolean on) {
    Set<Candidate> candidates = new LinkedHashSet<>();
    nodes.stream()
        .filter(node -> node.on() == on)
        .forEach(node -> candidates.add(node.candidate()));
    return candidates;
  }

  /** A line from each node to the one it was found by; what makes something true is strong. */
  private static String links(Chain chain) {
    List<String> strong = new ArrayList<>();
    List<String> weak = new ArrayList<>();
    for (ChainNode node : chain.nodes()) {
      if (!node.because().isEmpty()) {
        Spot from = Spot.of(chain.nodes().get(node.because().get(0)).candidate());
        (node.on() ? strong : weak).add(link(from, Spot.of(node.candidate())));
      }
    }
    return path("strong", strong) + path("weak", weak);
  }

  /** Bent a little, so that it passes by candidates in between. */
  private static String link(Spot from, Spot to) {
    Spot bulge = from.bulge(to);
    return "M" + from.x() + " " + from.y() + "Q" + bulge.x() + " " + bulge.y() + " " + to.x() + " "
        + to.y();
  }

  private static String discs(String kind, Collection<Candidate> candidates) {
    StringBuilder circles = new StringBuilder();
    for (Candidate candidate : candidates) {
      Spot spot = Spot.of(candidate);
      circles.append("<circle cx=\"").append(spot.x()).append("\" cy=\"").append(spot.y());
      circles.append("\" r=\".15\"/>");
    }
    return circles.isEmpty() ? "" : "<g class=\"" + kind + "\">" + circles + "</g>";
  }

  /** A stroke through each, so that colour is not all that tells. */
  private static String strokes(List<Candidate> candidates) {
    return path(
        "stroke",
        candidates.stream()
            .map(Spot::of)
            .map(spot -> "M" + spot.x() + " " + spot.y() + "m-.11 .11l.22-.22")
            .toList());
  }

  private static String path(String kind, List<String> parts) {
    return parts.isEmpty()
        ? ""
        : "<path class=\"" + kind + "\" d=\"" + String.join("", parts) + "\"/>";
  }
}
