package solutionary.cli;

import picocli.CommandLine.Command;

@Command(
    name = "solutionary",
    mixinStandardHelpOptions = true,
    subcommands = {
      BuildCommand.class,
      RenderCommand.class,
      VerifyCommand.class,
      QueensCommand.class,
      SudokuCommand.class,
      BishopCommand.class,
      FindCommand.class,
      StrategiesCommand.class,
      QueryCommand.class,
      ServeCommand.class
    },
    description = "A catalogue of board solutions: N-Queens up to symmetry, and Sudoku.",
    footer = {
      "",
      "Examples:",
      "  java -jar solutionary.jar build              the catalogue and the site, here",
      "  java -jar solutionary.jar queens 8           the 92 solutions of eight queens",
      "  java -jar solutionary.jar sudoku puzzles.txt each puzzle's verdict and solution",
      "",
      "Exit status: 0 done, 1 failed, 2 wrong usage, 3 done but some text was no puzzle or board."
    })
final class RootCommand {}
