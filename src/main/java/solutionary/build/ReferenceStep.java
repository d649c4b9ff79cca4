package solutionary.build;

import solutionary.catalog.CatalogWriter;
import solutionary.catalog.ReferenceRow;

/** Puts the published counts into the catalogue. */
final class ReferenceStep {
  private static final String SOURCE =
      "OEIS A000170 (solutions), A002562 (fundamental), A032522 (half turn), A033148 (quarter turn)";
  private static final String LARGEST = SOURCE + "; n = 27: Q27 project, TU Dresden";

  private ReferenceStep() {}

  static void run(CatalogWriter catalog) {
    for (String[] field : Bundled.table("reference/queens_counts.tsv")) {
      int n = Integer.parseInt(field[0]);
      catalog.add(
          new ReferenceRow(
              n,
              Long.parseLong(field[1]),
              Long.parseLong(field[2]),
              Long.parseLong(field[3]),
              Long.parseLong(field[4]),
              n == 27 ? LARGEST : SOURCE));
    }
  }
}
