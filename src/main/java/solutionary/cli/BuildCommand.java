package solutionary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import solutionary.build.Build;
import solutionary.build.BuildReport;
import solutionary.build.Edition;

@Command(
    name = "build",
    description = "Enumerates, solves, writes the catalogue, renders the site and verifies both.",
    footer = {
      "",
      "Examples:",
      "  java -jar solutionary.jar build",
      "  java -jar solutionary.jar build --max-n 14 --puzzles my.sdm --site /tmp/site"
    })
final class BuildCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;
  @Mixin private Outputs outputs;

  @Option(
      names = "--max-n",
      paramLabel = "N",
      defaultValue = "12",
      converter = CatalogSize.class,
      description = "the largest board size, 1-16 (default: ${DEFAULT-VALUE})")
  private int maxN;

  @Option(
      names = "--puzzles",
      paramLabel = "FILE|DIR",
      description = "a file of puzzles, or a folder of such files; may be repeated")
  private List<Path> puzzles = new ArrayList<>();

  @Option(names = "--no-bundled", description = "without the bundled collections")
  private boolean noBundled;

  @Option(
      names = "--threads",
      paramLabel = "K",
      converter = Threads.class,
      description = "threads to work with (default: the processors there are)")
  private Integer threads = Runtime.getRuntime().availableProcessors();

  BuildCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Edition edition = new Edition(maxN, !noBundled, puzzles, threads);
    try (ProgressLines progress = new ProgressLines(terminal, shared.quiet)) {
      BuildReport report = Build.run(edition, outputs.target(), progress);
      return BuildOutcome.tell(report, terminal, shared.quiet);
    }
  }
}
