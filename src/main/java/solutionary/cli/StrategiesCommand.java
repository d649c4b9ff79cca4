package solutionary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import solutionary.queens.strategies.Counters;
import solutionary.queens.strategies.Description;
import solutionary.queens.strategies.GenerateAndTest;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;
import solutionary.sudoku.strategies.SudokuStrategies;

@Command(
    name = "strategies",
    description = {
      "Lists every strategy with the work it does on one board and where it comes from;",
      "TAB-separated with a header line."
    },
    footer = {
      "",
      "Tried: squares looked at, allowed or not. Placed: those accepted and descended from.",
      "Boards: complete boards reached. Solutions: solutions delivered.",
      "generate-and-test is run up to n = 8, and has no counters beyond; those of the Sudoku",
      "strategies are in the catalogue, in strategy_run.",
      "",
      "Examples:",
      "  java -jar solutionary.jar strategies",
      "  java -jar solutionary.jar strategies --n 10"
    })
final class StrategiesCommand implements Callable<Integer> {
  private static final List<String> COLUMNS =
      List.of("problem", "name", "tried", "placed", "boards", "solutions", "origin");

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
        List<Object> row = new ArrayList<>(List.of("queens", texts.name()));
        row.addAll(counters(strategy));
        row.add(texts.origin());
        rows.row(row);
      }
      for (SudokuStrategies.Described each : SudokuStrategies.ALL) {
        rows.row(List.of("sudoku", each.name(), "", "", "", "", each.origin()));
      }
      rows.end();
    }
    return ExitStatus.DONE;
  }

  private List<Object> counters(QueensStrategy strategy) {
    if (strategy instanceof GenerateAndTest && n > GenerateAndTest.LARGEST_ADVISABLE) {
      return List.of("", "", "", "");
    }
    Counters counters = Counters.of(strategy, n);
    return List.of(counters.tried(), counters.placed(), counters.boards(), counters.solutions());
  }
}
