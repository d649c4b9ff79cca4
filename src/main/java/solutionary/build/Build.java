package solutionary.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import solutionary.catalog.CatalogWriter;

/** The whole job: enumerate, solve, write the catalogue, render the site, verify both, publish. */
public final class Build {
  private Build() {}

  public static void run(Edition edition, Path catalog, Path site, Consumer<String> progress)
      throws IOException {
    try (Publication publication = Publication.of(catalog, site)) {
      write(edition, publication.catalog(), progress);
      publication.publish();
    }
  }

  private static void write(Edition edition, StagedCatalog staged, Consumer<String> progress) {
    try (CatalogWriter catalog = CatalogWriter.create(staged.workingFile())) {
      for (int n : edition.sizes()) {
        QueensStep.run(n, catalog, progress);
      }
      ReferenceStep.run(catalog);
      SudokuStep.run(catalog, progress);
      progress.accept("packing the catalogue");
      catalog.writeTo(staged.file());
    }
  }
}
