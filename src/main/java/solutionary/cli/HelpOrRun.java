package solutionary.cli;

import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParseResult;

/** Prints help or version where they are asked for, with line feeds on every system; else runs. */
final class HelpOrRun implements IExecutionStrategy {
  private final Terminal terminal;

  HelpOrRun(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int execute(ParseResult parsed) throws ExecutionException {
    ParseResult last = parsed;
    while (last.hasSubcommand() && !last.isUsageHelpRequested()) {
      last = last.subcommand();
    }
    CommandLine command = last.commandSpec().commandLine();
    if (last.isUsageHelpRequested()) {
      return help(command, terminal.out(), ExitStatus.DONE);
    }
    if (parsed.isVersionHelpRequested() || last.isVersionHelpRequested()) {
      terminal.out().print("solutionary " + Version.ofProgram() + "\n");
      return ExitStatus.DONE;
    }
    if (!parsed.hasSubcommand()) {
      return help(command, terminal.err(), ExitStatus.WRONG_USAGE);
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static int help(CommandLine command, PrintStream stream, int status) {
    stream.print(command.getUsageMessage().replace("\r\n", "\n").stripTrailing() + "\n");
    return status;
  }
}
