package solutionary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import solutionary.catalog.CatalogFile;

/**
 * One change-over from an old site, and often an old catalogue, to new ones.
 *
 * <p>Everything is made in staging folders beside the outputs. When all is complete, the
 * change-over consists of renames only. Whatever stops a build before that leaves the old outputs
 * as they were.
 */
final class Publication implements AutoCloseable {
  private final Optional<StagedCatalog> catalog;
  private final StagingFolder besideSite;
  private final Path site;
  private final StagedSite staged;

  private Publication(Optional<StagedCatalog> catalog, StagingFolder besideSite, Path site)
      throws IOException {
    this.catalog = catalog;
    this.besideSite = besideSite;
    this.site = site;
    this.staged = new StagedSite(PublishedSite.at(site), besideSite.resolve(ChangeOver.SITE));
  }

  /**
   * Begins a publication of both.
   *
   * @throws BuildException when a place cannot be written, holds something else, or is in use
   */
  static Publication of(Path catalog, Path site) throws IOException {
    StagedCatalog staged = StagedCatalog.begin(Places.real(catalog));
    try {
      return begin(Optional.of(staged), site);
    } catch (IOException | RuntimeException e) {
      staged.close();
      throw e;
    }
  }

  /** Begins a publication of a site alone. */
  static Publication ofSite(Path site) throws IOException {
    return begin(Optional.empty(), site);
  }

  private static Publication begin(Optional<StagedCatalog> catalog, Path site) throws IOException {
    Path place = Places.real(site);
    StagingFolder besideSite = StagingFolder.lock(place);
    try {
      ChangeOver.finish(besideSite, place);
      besideSite.clear();
      if (catalog.isPresent()) {
        catalog.get().clear();
      }
      return new Publication(catalog, besideSite, place);
    } catch (IOException | RuntimeException e) {
      besideSite.close();
      throw e;
    }
  }

  StagedCatalog catalog() {
    return catalog.orElseThrow();
  }

  StagedSite site() {
    return staged;
  }

  /** The folder in which the whole new site can be looked at before it is published. */
  Path completeSite() throws IOException {
    return staged.differs() ? staged.complete() : site;
  }

  /** Changes over, unless nothing differs. */
  void publish() throws IOException {
    if (!staged.differs() && !catalog.map(StagedCatalog::differs).orElse(false)) {
      return;
    }
    catalog.ifPresent(each -> CatalogFile.requireReplaceable(each.place()));
    PublishedSite.at(site);
    ChangeOver.mark(besideSite, catalog.map(StagedCatalog::place));
    ChangeOver.finish(besideSite, site);
  }

  /** What is new, in one line. */
  String summary() {
    return site
        + ": "
        + staged.files()
        + " files, "
        + staged.changed()
        + " of them new or changed, "
        + staged.removed()
        + " removed";
  }

  /** Finishes a change-over that was interrupted, unless a build is at work there right now. */
  static void finishInterrupted(Path site) throws IOException {
    Path place = Places.real(site);
    if (Files.isDirectory(StagingFolder.beside(place))) {
      try (StagingFolder besideSite = StagingFolder.lock(place)) {
        ChangeOver.finish(besideSite, place);
      }
    }
  }

  @Override
  public void close() throws IOException {
    if (catalog.isPresent()) {
      catalog.get().close();
    }
    besideSite.close();
  }
}
