package solutionary.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import solutionary.catalog.Catalog;
import solutionary.find.BoardReader;
import solutionary.find.BoardReading;

@Command(
    name = "find",
    description =
        "Names a board of the catalogue: a placement of queens in any common notation, or a Sudoku.",
    footer = {
      "",
      "Queens: label of the fundamental solution, number of the solution, the map from one to the",
      "other, and the page. Sudoku: label, the steps that make the board from that puzzle, and the",
      "page, for each puzzle that the board is in disguise; for a full grid, which puzzles it solves.",
      "Status 1 when the catalogue does not hold the board, 3 when the text is no board.",
      "",
      "Examples:",
      "  java -jar solutionary.jar find \"2 4 1 3\"",
      "  java -jar solutionary.jar find 1Q2/3Q/Q3/2Q1",
      "  java -jar solutionary.jar find < board.txt"
    })
final class FindCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;

  @Parameters(
      paramLabel = "BOARD",
      arity = "0..*",
      description = "one board, in one argument or several; - or none reads it from standard input")
  private List<String> board = List.of();

  @Option(
      names = "--catalog",
      paramLabel = "FILE",
      defaultValue = "catalog.db",
      description = "the catalogue (default: ${DEFAULT-VALUE})")
  private Path catalog;

  FindCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    BoardReading reading = BoardReader.read(text());
    if (reading instanceof BoardReading.Unreadable unreadable) {
      unreadable.reasons().forEach(terminal::say);
      return ExitStatus.REJECTIONS;
    }
    try (Catalog rows = Catalog.open(catalog)) {
      return tell(
          reading instanceof BoardReading.Queens queens
              ? QueensLookup.of(queens.placement(), rows)
              : SudokuLookup.of(((BoardReading.Sudoku) reading).givens(), rows));
    }
  }

  private int tell(Whereabouts board) {
    terminal.out().print(String.join("\n", board.blocks()));
    if (board.isKnown()) {
      return ExitStatus.DONE;
    }
    terminal.say(board.absence());
    return ExitStatus.FAILED;
  }

  private String text() throws IOException {
    return board.isEmpty() || board.equals(List.of("-"))
        ? new String(terminal.in().readAllBytes(), StandardCharsets.UTF_8)
        : String.join(" ", board);
  }
}
