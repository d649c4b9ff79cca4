package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import solutionary.catalog.Catalog;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;

/** All ways of searching, compared. */
public record StrategiesPage(List<Problem> problems) implements Page {
  static final Address ADDRESS = Address.of("strategies/index.html");

  /** The strategies of one problem. */
  public record Problem(Comparison comparison) {
    private static Problem of(
        String name, List<StrategyRow> rows, List<StrategyRunRow> runs, Instances instances) {
      return new Problem(
          Comparison.of(
              name,
              rows.stream().filter(row -> row.problem().equals(name)).map(Strategy::new).toList(),
              runs.stream().filter(run -> run.problem().equals(name)).toList(),
              instances));
    }

    /** {@code queens} or {@code sudoku}. */
    public String name() {
      return comparison.problem();
    }

    public String headingKey() {
      return "strategies." + name();
    }

    /** Whether its instances are board sizes, on which work can be drawn. */
    public boolean hasChart() {
      return name().equals("queens") && comparison.present();
    }

    /** The work on puzzles. */
    public Optional<Work> work() {
      return Optional.of(Work.of(comparison)).filter(work -> !hasChart() && work.present());
    }
  }

  /** The pages of all strategies; none when the catalogue has no strategies. */
  static void each(Catalog catalog, Consumer<Page> pages) {
    List<StrategyRow> rows = catalog.strategies().all();
    List<StrategyRunRow> runs = catalog.strategies().runs();
    Instances instances = Instances.of(catalog, runs);
    List<Problem> problems =
        Stream.of("queens", "sudoku")
            .map(problem -> Problem.of(problem, rows, runs, instances))
            .filter(problem -> !problem.comparison().strategies().isEmpty())
            .toList();
    if (!problems.isEmpty()) {
      pages.accept(new StrategiesPage(problems));
      problems.forEach(
          problem -> StrategyPage.each(catalog, problem.comparison(), runs, instances, pages));
    }
  }

  static Crumb crumb() {
    return new Crumb(Text.of("strategies.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "strategies";
  }

  @Override
  public Text title() {
    return Text.of("strategies.title");
  }

  @Override
  public Text description() {
    return Text.of("strategies.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }
}
