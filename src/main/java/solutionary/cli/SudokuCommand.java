package solutionary.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategy;

@Command(
    name = "sudoku",
    description = "Solves every puzzle in the files: givens, verdict and solution, a line each.",
    footer = {
      "",
      "Verdicts: unique, several, none (no solution), invalid (equal givens in a row, column or box).",
      "Files: one puzzle a line, .sdm, .sdk, .ss, grids with or without borders, CSV, JSON, …",
      "",
      "Examples:",
      "  java -jar solutionary.jar sudoku puzzles.sdm",
      "  java -jar solutionary.jar sudoku --rate --steps puzzles.sdm",
      "  java -jar solutionary.jar sudoku --count-up-to 100 --format json < puzzles.txt"
    })
final class SudokuCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "files of puzzles; - or none: standard input")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--strategy",
      paramLabel = "NAME",
      completionCandidates = StrategyNames.OfSudoku.class,
      description = {
        "how to search (default: the fastest); undecided is the verdict",
        "where it stops at its bound: ${COMPLETION-CANDIDATES}"
      })
  private String strategyName;

  @Option(
      names = "--count-up-to",
      paramLabel = "K",
      converter = Count.class,
      description = "adds the number of solutions, at most K")
  private Integer countUpTo;

  @Option(
      names = "--rate",
      description = {
        "adds rating (Sudoku Explainer's scale), level and hardest technique;",
        ">= before a rating says that the true one may be higher"
      })
  private boolean rate;

  @Option(
      names = "--canonical",
      description = {
        "adds the canonical form, the same for all disguises of a puzzle,",
        "and how many symmetries of the cells leave it as it is"
      })
  private boolean canonical;

  @Option(
      names = "--steps",
      description = "adds how a person solves it: a line a step, with technique and sentence")
  private boolean steps;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "line",
      description = "line, grid or json (default: ${DEFAULT-VALUE})")
  private String format;

  @Option(
      names = "--threads",
      paramLabel = "K",
      converter = Threads.class,
      description = "threads to work with (default: the processors there are)")
  private Integer threads = Runtime.getRuntime().availableProcessors();

  SudokuCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    AnswerPrinter printer = printer();
    Questions questions = new Questions(strategy(), countUpTo, rate, canonical, steps);
    try (ProgressLines progress = new ProgressLines(terminal, shared.quiet);
        PuzzleBatches batches =
            new PuzzleBatches(threads, questions, answer -> print(printer, answer), progress)) {
      long rejections = 0;
      for (PuzzleInput input : PuzzleInput.of(files)) {
        rejections += input.read(batches::add, terminal);
      }
      batches.finish();
      terminal.out().print(printer.foot());
      return rejections == 0 ? ExitStatus.DONE : ExitStatus.REJECTIONS;
    }
  }

  private void print(AnswerPrinter printer, Answer answer) {
    terminal.out().print(printer.answer(answer));
    if (!shared.quiet) {
      answer.remark().ifPresent(terminal::say);
    }
  }

  /** The one that was named, if one was. */
  private Optional<SudokuStrategy> strategy() {
    return Optional.ofNullable(strategyName)
        .map(name -> SudokuStrategies.byName(name).orElseThrow(() -> unknown(name)).strategy());
  }

  private ParameterException unknown(String name) {
    return new ParameterException(
        spec.commandLine(),
        "--strategy: '"
            + name
            + "' is no strategy of sudoku; there are "
            + String.join(", ", SudokuStrategies.names()));
  }

  private AnswerPrinter printer() {
    return switch (format) {
      case "line" -> AnswerPrinter.line();
      case "grid" -> AnswerPrinter.grid();
      case "json" -> new JsonAnswers();
      default ->
          throw new ParameterException(
              spec.commandLine(),
              "--format: '" + format + "' is not allowed; it is line, grid or json");
    };
  }
}
