package solutionary.site.steps;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import solutionary.sudoku.House;
import solutionary.sudoku.techniques.Chain;
import solutionary.sudoku.techniques.ChainNode;

/** Reads a chain of a step's data. */
final class ChainReader {
  private ChainReader() {}

  static Chain read(JsonNode array) {
    List<ChainNode> nodes = new ArrayList<>();
    nodes.add(node(array.get(0).asText(), "assumption", Optional.empty(), List.of()));
    for (int index = 1; index < array.size(); index++) {
      nodes.add(node(array.get(index), List.of(index - 1)));
    }
    return new Chain(nodes);
  }

  private static ChainNode node(JsonNode array, List<Integer> before) {
    List<Integer> because = new ArrayList<>();
    for (int item = 2; item < array.size(); item++) {
      because.add(array.get(item).asInt());
    }
    String why = array.get(1).asText();
    boolean isHouse = StepWords.isHouse(why);
    return node(
        array.get(0).asText(),
        isHouse ? "house" : why,
        isHouse ? Optional.of(StepWords.house(why)) : Optional.empty(),
        because.isEmpty() ? before : because);
  }

  private static ChainNode node(
      String literal, String why, Optional<House> house, List<Integer> because) {
    return new ChainNode(
        StepWords.candidate(literal), !literal.contains("<>"), why, house, because);
  }
}
