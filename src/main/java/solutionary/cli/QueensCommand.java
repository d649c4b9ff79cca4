package solutionary.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import solutionary.queens.strategies.GenerateAndTest;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;

@Command(
    name = "queens",
    description = "Prints the solutions of one board size, in lexicographic order.",
    footer = {
      "",
      "Examples:",
      "  java -jar solutionary.jar queens 8",
      "  java -jar solutionary.jar queens 8 --fundamental --format board --numbered",
      "  java -jar solutionary.jar queens 16 --count"
    })
final class QueensCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "N",
      converter = BoardSize.class,
      description = "side of the board, 1-20")
  private int n;

  @Option(
      names = "--strategy",
      paramLabel = "NAME",
      completionCandidates = StrategyNames.OfQueens.class,
      description = {
        "how to search; every strategy finds the same (default: the fastest):",
        "${COMPLETION-CANDIDATES}"
      })
  private String strategyName;

  @Option(names = "--fundamental", description = "one solution of each orbit, the smallest")
  private boolean fundamental;

  @Option(names = "--count", description = "their number instead of the boards")
  private boolean count;

  @Option(
      names = "--first",
      paramLabel = "K",
      converter = Count.class,
      description = "the first K only, also in the count")
  private Integer first;

  @Option(names = "--force", description = "lets generate-and-test go beyond n = 8")
  private boolean force;

  @Mixin private BoardOptions board;

  QueensCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    BoardPrinter printer = board.printer(spec.commandLine());
    QueensSearch search = new QueensSearch(n, strategy(), fundamental, limit());
    try (ProgressLines progress = new ProgressLines(terminal, shared.quiet)) {
      if (count) {
        terminal.out().print(search.count(progress) + "\n");
      } else {
        long boards =
            search.forEach(
                (number, columns) -> {
                  terminal.out().print(printer.board(number, columns));
                  return !terminal.isOutputClosed();
                },
                progress);
        terminal.out().print(printer.foot(boards));
      }
    }
    return ExitStatus.DONE;
  }

  private long limit() {
    return first == null ? Long.MAX_VALUE : first;
  }

  /** The one that was named; else the fastest for what is asked. */
  private QueensStrategy strategy() {
    String fastest = count || fundamental ? "fundamental" : "bitmask";
    String name = strategyName == null ? fastest : strategyName;
    QueensStrategy strategy = QueensStrategies.byName(name).orElseThrow(() -> unknown(name));
    if (name.equals("generate-and-test") && n > GenerateAndTest.LARGEST_ADVISABLE && !force) {
      throw new ParameterException(
          spec.commandLine(),
          "--strategy generate-and-test: it would complete "
              + GenerateAndTest.boards(n)
              + " boards for n = "
              + n
              + "; it is allowed up to n = 8, beyond that with --force");
    }
    return strategy;
  }

  private ParameterException unknown(String name) {
    return new ParameterException(
        spec.commandLine(),
        "--strategy: '"
            + name
            + "' is no strategy of queens; there are "
            + String.join(", ", QueensStrategies.names()));
  }
}
