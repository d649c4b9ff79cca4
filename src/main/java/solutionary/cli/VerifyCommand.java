package solutionary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import solutionary.build.Build;

@Command(
    name = "verify",
    description =
        "Checks catalogue and site against each other and by recomputing; a line per finding.",
    footer = {
      "",
      "Example:",
      "  java -jar solutionary.jar verify --catalog catalog.db --site site"
    })
final class VerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;

  @Option(
      names = "--catalog",
      paramLabel = "FILE",
      defaultValue = "catalog.db",
      description = "the catalogue (default: ${DEFAULT-VALUE})")
  private Path catalog;

  @Option(
      names = "--site",
      paramLabel = "DIR",
      defaultValue = "site",
      description = "the folder of the site (default: ${DEFAULT-VALUE})")
  private Path site;

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try (ProgressLines progress = new ProgressLines(terminal, shared.quiet)) {
      long findings =
          Build.verify(catalog, site, finding -> terminal.out().print(finding + "\n"), progress);
      if (findings == 0 && !shared.quiet) {
        terminal.say(catalog + " and " + site + ": checked, no finding");
      }
      return findings == 0 ? ExitStatus.DONE : ExitStatus.FAILED;
    }
  }
}
