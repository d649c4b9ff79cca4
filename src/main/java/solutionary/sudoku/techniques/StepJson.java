package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import solutionary.sudoku.House;

/**
 * A step as JSON: all that it holds but technique and sentence, so that any language's sentence and
 * picture can be made from it.
 *
 * <p>An object of these members, in this order, without white space, in ASCII:
 *
 * <ul>
 *   <li>{@code place}: the digit placed, {@code "r4c5=7"}; or {@code remove}: the candidates
 *       removed, {@code ["r4c5<>7"]};
 *   <li>{@code rating}: a number with one decimal; left out when it is the technique's lowest;
 *   <li>{@code digits}, {@code cells} ({@code "r4c5"}), {@code houses} ({@code "r4"}, {@code "c5"},
 *       {@code "b3"}), {@code extras} ({@code "r4c5=7"}) and {@code chains} as in {@link Pattern};
 *       left out when empty, digits and cells also when {@link Implied} tells them.
 * </ul>
 *
 * <p>A chain is an array of nodes: {@code "r4c5=7"} when on, {@code "r4c5<>7"} when off. The first,
 * the assumption, is this text alone. The others are arrays: the text; why it follows ({@code
 * "cell"}, a house such as {@code "b3"}, or the key of a technique); the indexes of the nodes it
 * follows from, left out when that is just the node before.
 */
public final class StepJson {
  private StepJson() {}

  /** The object for a step. */
  public static String of(Step step) {
    List<String> members = new ArrayList<>();
    step.placement().ifPresent(placed -> members.add("\"place\":" + on(placed)));
    add(members, "remove", step.eliminations(), StepJson::off);
    if (step.rating() != step.technique().rating()) {
      members.add("\"rating\":" + Phrases.tenths(step.rating()));
    }
    addPattern(members, step.pattern(), step.placement(), step.eliminations());
    return "{" + String.join(",", members) + "}";
  }

  private static void addPattern(
      List<String> members,
      Pattern pattern,
      Optional<Candidate> placement,
      List<Candidate> eliminations) {
    List<Chain> chains = pattern.chains();
    if (!pattern.digits().equals(Implied.digits(chains, placement, eliminations))) {
      add(members, "digits", pattern.digits(), String::valueOf);
    }
    if (!pattern.cells().equals(Implied.cells(chains, placement))) {
      add(members, "cells", pattern.cells(), cell -> text(Phrases.cell(cell)));
    }
    add(members, "houses", pattern.houses(), StepJson::house);
    add(members, "extras", pattern.extras(), StepJson::on);
    add(members, "chains", chains, StepJson::chain);
  }

  private static String chain(Chain chain) {
    List<String> nodes = new ArrayList<>();
    nodes.add(text(chain.nodes().get(0).toString()));
    for (int index = 1; index < chain.nodes().size(); index++) {
      nodes.add(node(chain.nodes().get(index), List.of(index - 1)));
    }
    return "[" + String.join(",", nodes) + "]";
  }

  private static String node(ChainNode node, List<Integer> expected) {
    List<String> items = new ArrayList<>();
    items.add(text(node.toString()));
    items.add(node.house().map(StepJson::house).orElseGet(() -> text(node.why())));
    if (!node.because().equals(expected)) {
      node.because().forEach(index -> items.add(String.valueOf(index)));
    }
    return "[" + String.join(",", items) + "]";
  }

  private static String on(Candidate candidate) {
    return text(Phrases.cell(candidate.cell()) + "=" + candidate.digit());
  }

  private static String off(Candidate candidate) {
    return text(Phrases.cell(candidate.cell()) + "<>" + candidate.digit());
  }

  private static String house(House house) {
    String letter =
        house.kind() == House.Kind.ROW ? "r" : house.kind() == House.Kind.COLUMN ? "c" : "b";
    return text(letter + house.number());
  }

  /** A member that is an array, unless it would be empty. */
  private static <T> void add(
      List<String> members, String key, List<T> items, Function<T, String> json) {
    if (!items.isEmpty()) {
      members.add(text(key) + ":" + array(items, json));
    }
  }

  private static <T> String array(List<T> items, Function<T, String> json) {
    return "[" + String.join(",", items.stream().map(json).toList()) + "]";
  }

  private static String text(String plain) {
    return "\"" + plain + "\"";
  }
}
