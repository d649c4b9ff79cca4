package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import solutionary.sudoku.House;

/**
 * A step as JSON, from which any language's sentence and picture can be made.
 *
 * <p>An object with {@code rating} (a number with one decimal), {@code digits}, {@code cells}
 * ({@code "r4c5"}) and, unless empty, {@code houses} ({@code "r4"}, {@code "c5"}, {@code "b3"}),
 * {@code extras} ({@code "r4c5=7"}) and {@code chains} as in {@link Pattern}; then {@code place}
 * ({@code "r4c5=7"}) or {@code remove} ({@code ["r4c5<>7"]}). A chain is an array of nodes: {@code
 * node} ({@code "r4c5=7"} when on, {@code "r4c5<>7"} when off), {@code why} as in {@link
 * ChainNode}, and, where there are any, {@code house} and {@code because}. Keys stand in this
 * order, without white space, in ASCII.
 */
public final class StepJson {
  private StepJson() {}

  /** The object for a step. */
  public static String of(Step step) {
    Pattern pattern = step.pattern();
    List<String> members = new ArrayList<>();
    members.add("\"rating\":" + Phrases.tenths(step.rating()));
    members.add("\"digits\":" + array(pattern.digits().stream().map(String::valueOf).toList()));
    members.add("\"cells\":" + array(pattern.cells().stream().map(StepJson::cell).toList()));
    if (!pattern.houses().isEmpty()) {
      members.add("\"houses\":" + array(pattern.houses().stream().map(StepJson::house).toList()));
    }
    if (!pattern.extras().isEmpty()) {
      List<String> extras = pattern.extras().stream().map(c -> candidate(c, "=")).toList();
      members.add("\"extras\":" + array(extras));
    }
    if (!pattern.chains().isEmpty()) {
      members.add("\"chains\":" + array(pattern.chains().stream().map(StepJson::chain).toList()));
    }
    step.placement().ifPresent(placed -> members.add("\"place\":" + candidate(placed, "=")));
    if (!step.eliminations().isEmpty()) {
      List<String> removed = step.eliminations().stream().map(c -> candidate(c, "<>")).toList();
      members.add("\"remove\":" + array(removed));
    }
    return object(members);
  }

  private static String chain(Chain chain) {
    return array(chain.nodes().stream().map(StepJson::node).toList());
  }

  private static String node(ChainNode node) {
    List<String> members = new ArrayList<>();
    members.add("\"node\":" + text(node.toString()));
    members.add("\"why\":" + text(node.why()));
    node.house().ifPresent(house -> members.add("\"house\":" + house(house)));
    if (!node.because().isEmpty()) {
      members.add("\"because\":" + array(node.because().stream().map(String::valueOf).toList()));
    }
    return object(members);
  }

  private static String candidate(Candidate candidate, String sign) {
    return text(Phrases.cell(candidate.cell()) + sign + candidate.digit());
  }

  private static String cell(int cell) {
    return text(Phrases.cell(cell));
  }

  private static String house(House house) {
    String letter =
        house.kind() == House.Kind.ROW ? "r" : house.kind() == House.Kind.COLUMN ? "c" : "b";
    return text(letter + house.number());
  }

  private static String array(List<String> items) {
    return "[" + String.join(",", items) + "]";
  }

  private static String object(List<String> members) {
    return "{" + String.join(",", members) + "}";
  }

  private static String text(String plain) {
    return "\"" + plain + "\"";
  }
}
