package solutionary.cli;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How boards are written. */
final class BoardOptions {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "positions",
      description =
          "positions (the column of each row's queen), leetcode (JSON) or board"
              + " (default: ${DEFAULT-VALUE})")
  private String format;

  @Option(
      names = "--queen",
      paramLabel = "CH",
      converter = OneCharacter.class,
      description = "with --format board: the character of a queen (default: Q)")
  private String queen;

  @Option(
      names = "--empty",
      paramLabel = "CH",
      converter = OneCharacter.class,
      description = "with --format board: the character of an empty square (default: .)")
  private String empty;

  @Option(
      names = "--numbered",
      description = "with --format board: each solution's number on a line before it")
  private boolean numbered;

  /**
   * @throws ParameterException when the options do not go together
   */
  BoardPrinter printer(CommandLine command) {
    if (!format.equals("board")) {
      requireNone(command);
    }
    return switch (format) {
      case "positions" -> BoardPrinter.positions();
      case "leetcode" -> BoardPrinter.leetcode();
      case "board" -> board(command);
      default ->
          throw new ParameterException(
              command,
              "--format: '" + format + "' is not allowed; it is positions, leetcode or board");
    };
  }

  private BoardPrinter board(CommandLine command) {
    String onQueens = queen == null ? "Q" : queen;
    String onEmpty = empty == null ? "." : empty;
    if (onQueens.equals(onEmpty)) {
      throw new ParameterException(
          command, "--queen and --empty: both are '" + onQueens + "'; they must differ");
    }
    return BoardPrinter.board(onQueens, onEmpty, numbered);
  }

  private void requireNone(CommandLine command) {
    String given = queen != null ? "--queen" : empty != null ? "--empty" : "--numbered";
    if (queen != null || empty != null || numbered) {
      throw new ParameterException(command, given + " goes with --format board only");
    }
  }
}
