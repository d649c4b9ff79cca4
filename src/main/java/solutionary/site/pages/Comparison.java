package solutionary.site.pages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import solutionary.catalog.StrategyRunRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.WorkChart;

/**
 * How much the strategies of a problem try, instance by instance.
 *
 * @param strategies those with the most work first
 */
public record Comparison(String problem, List<Strategy> strategies, List<Line> lines) {
  /** One instance; the work of the strategies in their order. */
  public record Line(Instance instance, List<Cell> cells) {}

  /**
   * The work of one strategy on one instance.
   *
   * @param tried absent where it was not run
   * @param decided whether it found all that it looks for, or proved that there is no more
   */
  public record Cell(Optional<Long> tried, boolean decided) {
    private static final Cell EMPTY = new Cell(Optional.empty(), false);

    private static Cell of(StrategyRunRow run) {
      return new Cell(Optional.of(run.tried()), !"undecided".equals(run.verdict()));
    }
  }

  /** Strategies whose work is the same on every board, with the letter that the chart has. */
  public record Group(char letter, List<Strategy> strategies, SortedMap<Integer, Long> work) {}

  static Comparison of(
      String problem, List<Strategy> strategies, List<StrategyRunRow> runs, Instances instances) {
    List<Strategy> sorted =
        strategies.stream()
            .sorted(
                Comparator.comparingLong((Strategy each) -> total(each, runs))
                    .reversed()
                    .thenComparing(Strategy::name))
            .toList();
    return new Comparison(
        problem,
        sorted,
        InstanceOrder.sorted(runs.stream().map(StrategyRunRow::instance)).stream()
            .map(key -> line(instances.instance(key), sorted, runs))
            .toList());
  }

  public boolean present() {
    return !lines.isEmpty();
  }

  /** One column a strategy, in the order of the table. */
  public String sql() {
    String columns =
        strategies.stream()
            .map(each -> "  max(iif(strategy = '" + each.name() + "', tried, NULL))")
            .collect(Collectors.joining(",\n"));
    return "SELECT instance,\n"
        + columns
        + "\nFROM strategy_run WHERE problem = '"
        + problem
        + "'\nGROUP BY instance ORDER BY length(instance), instance";
  }

  /** What the lines of the chart stand for. */
  public List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < strategies.size(); i++) {
      SortedMap<Integer, Long> work = work(i);
      Strategy strategy = strategies.get(i);
      Optional<Group> same = groups.stream().filter(each -> each.work.equals(work)).findFirst();
      same.ifPresent(group -> group.strategies.add(strategy));
      if (same.isEmpty() && !work.isEmpty()) {
        char letter = (char) ('A' + groups.size());
        groups.add(new Group(letter, new ArrayList<>(List.of(strategy)), work));
      }
    }
    return groups;
  }

  /** Work against board size. */
  public Picture chart() {
    return WorkChart.of(groups().stream().map(Group::work).toList());
  }

  private SortedMap<Integer, Long> work(int strategy) {
    SortedMap<Integer, Long> work = new TreeMap<>();
    for (Line line : lines) {
      int n = InstanceOrder.number(line.instance.key());
      line.cells.get(strategy).tried.ifPresent(tried -> work.put(n, tried));
    }
    return work;
  }

  private static Line line(
      Instance instance, List<Strategy> strategies, List<StrategyRunRow> runs) {
    Map<String, Cell> cells =
        runs.stream()
            .filter(run -> run.instance().equals(instance.key()))
            .collect(Collectors.toMap(StrategyRunRow::strategy, Cell::of));
    return new Line(
        instance,
        strategies.stream().map(each -> cells.getOrDefault(each.name(), Cell.EMPTY)).toList());
  }

  private static long total(Strategy strategy, List<StrategyRunRow> runs) {
    return runs.stream()
        .filter(run -> run.strategy().equals(strategy.name()))
        .mapToLong(StrategyRunRow::tried)
        .sum();
  }
}
