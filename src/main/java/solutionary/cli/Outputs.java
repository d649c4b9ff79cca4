package solutionary.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import solutionary.build.Target;

/** Where catalogue and site stand, and what the site is made with. */
final class Outputs {
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

  Target target() {
    return new Target(catalog, site, Optional.ofNullable(templates), Optional.ofNullable(baseUrl));
  }
}
