package solutionary.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import solutionary.build.BuildException;
import solutionary.catalog.CatalogException;
import solutionary.site.rendering.SiteException;

/** Reads the arguments, runs the command they name, and turns what went wrong into words. */
public final class Cli {
  private Cli() {}

  /** Runs one command and returns its exit status. */
  public static int run(String[] args, Terminal terminal) {
    CommandLine commandLine = new CommandLine(new RootCommand(), new CommandFactory(terminal));
    commandLine.setParameterExceptionHandler((e, given) -> wrongUsage(e, terminal));
    commandLine.setExecutionExceptionHandler((e, command, parsed) -> failed(e, terminal));
    commandLine.setExecutionStrategy(new HelpOrRun(terminal));
    commandLine.registerConverter(Path.class, new FilePath());
    commandLine.setUsageHelpAutoWidth(false);
    commandLine.setUsageHelpWidth(100);
    commandLine.setCaseInsensitiveEnumValuesAllowed(false);
    try {
      return commandLine.execute(args);
    } catch (OutOfMemoryError e) {
      terminal.say("solutionary: out of memory; give more with java -Xmx1g -jar solutionary.jar …");
      return ExitStatus.FAILED;
    }
  }

  /** Says that standard output could not be written, and returns the exit status for that. */
  public static int resultsLost(String reason, Terminal terminal) {
    terminal.say(
        "solutionary: standard output: " + reason + "; the results are not whole, run it again");
    return ExitStatus.FAILED;
  }

  private static int wrongUsage(ParameterException e, Terminal terminal) {
    CommandLine command = e.getCommandLine();
    terminal.say("solutionary: " + UsageMessage.of(e));
    terminal.say("Try: " + command.getCommandSpec().qualifiedName() + " --help");
    return ExitStatus.WRONG_USAGE;
  }

  private static int failed(Exception e, Terminal terminal) throws Exception {
    if (e instanceof ParameterException wrong) {
      return wrongUsage(wrong, terminal);
    }
    terminal.say("solutionary: " + words(e));
    return ExitStatus.FAILED;
  }

  /** Ours say what would be right; anything else is a fault of the program and says so. */
  private static String words(Exception e) {
    if (e instanceof BuildException
        || e instanceof CatalogException
        || e instanceof SiteException) {
      return e.getMessage();
    }
    if (e instanceof IOException io) {
      return new BuildException(io).getMessage();
    }
    if (e instanceof UncheckedIOException io) {
      return new BuildException(io.getCause()).getMessage();
    }
    return "a fault in this program, please report it: " + e;
  }
}
