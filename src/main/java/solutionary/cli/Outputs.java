package solutionary.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import solutionary.build.Target;

/** Where catalogue and site stand, and what the site is made with. */
final class Outputs {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--catalog",
      paramLabel = "FILE",
      defaultValue = "catalog.db",
      description = "the catalogue (default: ${DEFAULT-VALUE})")
  Path catalog;

  @Option(
      names = "--site",
      paramLabel = "DIR",
      defaultValue = "site",
      description = "the folder of the site (default: ${DEFAULT-VALUE})")
  Path site;

  @Option(
      names = "--templates",
      paramLabel = "DIR",
      description = "a folder of templates and messages (default: those of the program)")
  Path templates;

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      converter = BaseUrl.class,
      description = "where the site will stand, for the sitemap and canonical links")
  String baseUrl;

  /**
   * @throws ParameterException when catalogue and site would be at one place
   */
  Target target() {
    if (catalog.toAbsolutePath().normalize().equals(site.toAbsolutePath().normalize())) {
      throw new ParameterException(
          spec.commandLine(), "--catalog and --site: both are '" + site + "'; they must differ");
    }
    return new Target(catalog, site, Optional.ofNullable(templates), Optional.ofNullable(baseUrl));
  }
}
