package solutionary.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import solutionary.bishop.BishopBoard;
import solutionary.bishop.BishopReader;
import solutionary.bishop.BishopReading;
import solutionary.bishop.Problem;

@Command(
    name = "bishop",
    description =
        "Finds the bishop on boards of attacked squares and prints her row and column, a line each.",
    footer = {
      "",
      "Input: a count, then that many boards of 8 lines of # (attacked, or hers) and . (not).",
      "",
      "Examples:",
      "  java -jar solutionary.jar bishop boards.txt",
      "  java -jar solutionary.jar bishop < boards.txt"
    })
final class BishopCommand implements Callable<Integer> {
  private static final int MOST_PROBLEMS = 20;

  private final Terminal terminal;

  @Mixin private SharedOptions shared;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = "-",
      description = "the boards; - or none is standard input")
  private String file;

  BishopCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    BishopReading reading = BishopReader.read(new String(bytes(), StandardCharsets.UTF_8));
    for (BishopReading.Located located : reading.located()) {
      BishopBoard bishop = located.bishop();
      terminal.out().print(bishop.row() + " " + bishop.col() + "\n");
    }
    tell(reading.problems());
    return reading.problems().isEmpty() ? ExitStatus.DONE : ExitStatus.REJECTIONS;
  }

  /** Tells the problems of the first boards, how many more there are, and those of the whole. */
  private void tell(List<Problem> problems) {
    String name = isStandardInput() ? "standard input" : file;
    List<Problem> ofBoards = problems.stream().filter(each -> each.board() > 0).toList();
    ofBoards.stream().limit(MOST_PROBLEMS).forEach(each -> terminal.say(name + ", " + each));
    if (ofBoards.size() > MOST_PROBLEMS) {
      terminal.say(name + ", and " + (ofBoards.size() - MOST_PROBLEMS) + " more boards");
    }
    problems.stream()
        .filter(each -> each.board() == 0)
        .forEach(each -> terminal.say(name + ", " + each));
  }

  private byte[] bytes() throws IOException {
    if (isStandardInput()) {
      InputStream in = terminal.in();
      return in.readAllBytes();
    }
    Path path = FilePath.of(file);
    FilePath.requireReadable(path);
    return Files.readAllBytes(path);
  }

  private boolean isStandardInput() {
    return file.equals("-");
  }
}
