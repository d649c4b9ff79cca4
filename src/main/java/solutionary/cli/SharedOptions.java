package solutionary.cli;

import picocli.CommandLine.Option;

/** Options that every command has. */
final class SharedOptions {
  @Option(names = "--quiet", description = "no progress and no remarks on standard error")
  boolean quiet;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "this help")
  boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "the program's version")
  boolean version;
}
