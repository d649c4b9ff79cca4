package solutionary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToLongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import solutionary.build.LandmarkRun;
import solutionary.queens.strategies.Counters;
import solutionary.queens.strategies.Description;
import solutionary.queens.strategies.GenerateAndTest;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.strategies.SudokuStrategies;

@Command(
    name = "strategies",
    description = {
      "Lists every strategy with the work it does and where it comes from.",
      "A queens strategy is run on one board, a Sudoku strategy on the landmark puzzles together;",
      "TAB-separated with a header line."
    },
    footer = {
      "",
      "Tried: squares or digits looked at, allowed or not. Placed: those accepted and descended",
      "from. Boards: complete boards reached. Solutions: solutions delivered. Undecided: searches",
      "that stopped at 20,000,000 tried, or where the techniques ended.",
      "generate-and-test is run up to n = 8, and has no counters beyond. The catalogue tells the",
      "work on each puzzle, in strategy_run.",
      "",
      "Examples:",
      "  java -jar solutionary.jar strategies",
      "  java -jar solutionary.jar strategies --n 10"
    })
final class StrategiesCommand implements Callable<Integer> {
  private static final List<String> COLUMNS =
      List.of(
          "problem",
          "name",
          "instance",
          "tried",
          "placed",
          "boards",
          "solutions",
          "undecided",
          "origin");

  private final Terminal terminal;

  @Mixin private SharedOptions shared;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "8",
      converter = BoardSize.class,
      description = "side of the board, 1-20 (default: ${DEFAULT-VALUE})")
  private int n;

  StrategiesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    RowPrinter rows = RowPrinter.tabs(terminal.out());
    try (ProgressLines progress = new ProgressLines(terminal, shared.quiet)) {
      rows.columns(COLUMNS);
      for (QueensStrategy strategy : QueensStrategies.all()) {
        Description texts = strategy.description();
        progress.accept("n = " + n + ": running " + texts.name());
        rows.row(row("queens", texts.name(), "n=" + n, counters(strategy), texts.origin()));
      }
      for (SudokuStrategies.Described each : SudokuStrategies.ALL) {
        progress.accept("landmark puzzles: running " + each.name());
        rows.row(row("sudoku", each.name(), "landmarks", counters(each), each.origin()));
      }
      rows.end();
    }
    return ExitStatus.DONE;
  }

  private static List<Object> row(
      String problem, String name, String instance, List<Object> counters, String origin) {
    List<Object> row = new ArrayList<>(List.of(problem, name, instance));
    row.addAll(counters);
    row.add(origin);
    return row;
  }

  private List<Object> counters(QueensStrategy strategy) {
    if (strategy instanceof GenerateAndTest && n > GenerateAndTest.LARGEST_ADVISABLE) {
      return List.of("", "", "", "", "");
    }
    Counters counters = Counters.of(strategy, n);
    return List.of(counters.tried(), counters.placed(), counters.boards(), counters.solutions(), 0);
  }

  /** The sums over all landmark puzzles. */
  private static List<Object> counters(SudokuStrategies.Described strategy) {
    List<SearchOutcome> outcomes =
        LandmarkRun.of(strategy).parallelStream().map(LandmarkRun::search).toList();
    return List.of(
        sum(outcomes, SearchOutcome::tried),
        sum(outcomes, SearchOutcome::placed),
        sum(outcomes, SearchOutcome::boards),
        sum(outcomes, SearchOutcome::solutions),
        sum(outcomes, outcome -> outcome.verdict().isEmpty() ? 1 : 0));
  }

  private static long sum(List<SearchOutcome> outcomes, ToLongFunction<SearchOutcome> counter) {
    return outcomes.stream().mapToLong(counter).sum();
  }
}
