package solutionary.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.catalog.CatalogFile;
import solutionary.catalog.CatalogWriter;
import solutionary.site.Site;
import solutionary.site.rendering.SiteException;
import solutionary.verify.Finding;
import solutionary.verify.Verification;

/** The whole job: enumerate, solve, write the catalogue, render the site, verify both, publish. */
public final class Build {
  private Build() {}

  /**
   * Builds catalogue and site.
   *
   * @throws IOException when a file cannot be read or written; then nothing was published
   */
  public static BuildReport run(Edition edition, Target target, Consumer<String> progress)
      throws IOException {
    try (Publication publication = Publication.of(target.catalog(), target.site())) {
      Collections collections = Collections.read(edition);
      StagedCatalog catalog = publication.catalog();
      List<String> remarks = write(edition, collections, catalog, progress);
      return finish(publication, catalog.file(), target, progress)
          .with(collections.rejections(), remarks);
    }
  }

  /** Renders the site again from an existing catalogue. */
  public static BuildReport render(Target target, Consumer<String> progress) throws IOException {
    try (Publication publication = Publication.ofSite(target.site())) {
      CatalogFile.requireCatalog(target.catalog());
      return renderOrVerify(publication, target, progress);
    }
  }

  /** A catalogue that cannot be rendered is verified: its own faults are the likeliest reason. */
  private static BuildReport renderOrVerify(
      Publication publication, Target target, Consumer<String> progress) throws IOException {
    try {
      return finish(publication, target.catalog(), target, progress);
    } catch (BuildException e) {
      throw e;
    } catch (RuntimeException e) {
      List<String> findings = new ArrayList<>();
      Verification.ofCatalog(
          target.catalog(), finding -> findings.add(finding.toString()), progress);
      if (findings.isEmpty()) {
        throw e;
      }
      if (e instanceof SiteException) {
        findings.add(0, e.getMessage());
      }
      return new BuildReport(findings, List.of(), List.of());
    }
  }

  /**
   * Verifies a published catalogue and site; a change-over that was interrupted is finished first.
   * Downloads and made scripts are made again and compared as well, which a build has no need of.
   *
   * @return how many findings there were
   */
  public static long verify(
      Path catalog, Path site, Consumer<String> findings, Consumer<String> progress)
      throws IOException {
    Publication.finishInterrupted(site);
    Consumer<Finding> told = finding -> findings.accept(finding.toString());
    long found = Verification.of(catalog, site, told, progress);
    progress.accept("comparing the downloads");
    try {
      return found + DataCheck.check(catalog, site, told);
    } catch (RuntimeException e) {
      if (found == 0) {
        throw e;
      }
      return found;
    }
  }

  private static List<String> write(
      Edition edition, Collections collections, StagedCatalog staged, Consumer<String> progress) {
    try (CatalogWriter catalog = CatalogWriter.create(staged.workingFile());
        Workers workers = new Workers(edition.threads())) {
      for (int n : edition.sizes()) {
        QueensStep.run(n, catalog, progress);
      }
      QueensStrategiesStep.run(edition.maxN(), workers, catalog, progress);
      ReferenceStep.run(catalog);
      BishopStep.run(catalog);
      List<String> remarks = SudokuStep.run(collections.all(), workers, catalog, progress);
      SudokuStrategiesStep.run(edition, workers, catalog, progress);
      progress.accept("packing the catalogue");
      catalog.writeTo(staged.file());
      return remarks;
    }
  }

  private static BuildReport finish(
      Publication publication, Path catalog, Target target, Consumer<String> progress)
      throws IOException {
    StagedSite site = publication.site();
    try (Catalog rows = Catalog.open(catalog)) {
      Site.render(rows, target.templates(), target.baseUrl(), site, progress);
    }
    site.finish();
    List<String> findings = new ArrayList<>();
    Path complete = publication.completeSite();
    Verification.of(catalog, complete, finding -> findings.add(finding.toString()), progress);
    if (findings.isEmpty()) {
      publication.publish();
    }
    return new BuildReport(findings, List.of(), List.of(publication.summary()));
  }
}
