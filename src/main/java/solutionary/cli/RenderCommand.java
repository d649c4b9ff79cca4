package solutionary.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import solutionary.build.Build;

@Command(
    name = "render",
    description = "Renders the site again from an existing catalogue, without searching.",
    footer = {"", "Example:", "  java -jar solutionary.jar render --site /tmp/site"})
final class RenderCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;
  @Mixin private Outputs outputs;

  RenderCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try (ProgressLines progress = new ProgressLines(terminal, shared.quiet)) {
      return BuildOutcome.tell(Build.render(outputs.target(), progress), terminal, shared.quiet);
    }
  }
}
