package solutionary.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;
import solutionary.catalog.CatalogException;
import solutionary.catalog.RawCatalog;

/**
 * Checks a catalogue and its site: the catalogue by recomputing from its rows alone, the site by
 * its own record, and both against each other.
 *
 * <p>It shares nothing with the searches that filled the catalogue. Rows and files are streamed:
 * memory grows with the number of orbits and pages, not with boards.
 */
public final class Verification {
  private static final String SITE_COPY = "data/catalog.db";

  private final Path catalog;
  private final Path site;
  private final Findings findings;
  private final Consumer<String> progress;

  private Verification(Path catalog, Path site, Findings findings, Consumer<String> progress) {
    this.catalog = catalog;
    this.site = site;
    this.findings = findings;
    this.progress = progress;
  }

  /**
   * Checks everything. Whatever is broken or missing is a finding, never an exception.
   *
   * @param findings gets each as soon as it is found
   * @return how many there are
   */
  public static long of(
      Path catalog, Path site, Consumer<Finding> findings, Consumer<String> progress) {
    Findings counted = new Findings(findings);
    Verification verification = new Verification(catalog, site, counted, progress);
    Set<String> files = SiteCheck.check(site, counted, progress);
    if (FileFormat.check(catalog, counted)) {
      verification.checkCatalog(files);
      verification.compareCopy(files);
    }
    return counted.count();
  }

  /** Checks a catalogue alone, in the same way. */
  public static long ofCatalog(
      Path catalog, Consumer<Finding> findings, Consumer<String> progress) {
    Findings counted = new Findings(findings);
    if (FileFormat.check(catalog, counted)) {
      new Verification(catalog, catalog, counted, progress).checkCatalog(Set.of());
    }
    return counted.count();
  }

  private void checkCatalog(Set<String> files) {
    try (RawCatalog rows = RawCatalog.open(catalog)) {
      CatalogCheck.check(rows, findings, progress);
      if (!files.isEmpty()) {
        PagesCheck.check(PageList.of(rows), files, findings);
      }
    } catch (CatalogException e) {
      findings.add("catalog file", e.getMessage(), "a catalogue that can be read");
    }
  }

  private void compareCopy(Set<String> files) {
    if (files.contains(SITE_COPY)) {
      try {
        long differs = Files.mismatch(catalog, site.resolve(SITE_COPY));
        if (differs >= 0) {
          findings.add(
              "site " + SITE_COPY, "another byte at " + differs, "the bytes of the catalogue");
        }
      } catch (IOException e) {
        findings.add("site " + SITE_COPY, "cannot be read: " + e, "a copy of the catalogue");
      }
    }
  }
}
