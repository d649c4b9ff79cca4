package solutionary.catalog;

import java.nio.file.Path;
import java.util.List;
import solutionary.queens.Placement;

/** A small sound catalogue: n = 1 and n = 4, one puzzle of each verdict but none. */
final class SampleCatalog {
  static final String GIVENS =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private static final String SHA = "0".repeat(64);

  private SampleCatalog() {}

  static Path write(Path folder) {
    Path file = folder.resolve("catalog.db");
    try (CatalogWriter catalog = CatalogWriter.create(folder.resolve("working.db"))) {
      fill(catalog);
      catalog.writeTo(file);
    }
    return file;
  }

  private static void fill(CatalogWriter catalog) {
    catalog.add(new BoardRow(1, 1, 1, 1, 1, SHA));
    catalog.add(new BoardRow(4, 2, 1, 2, 2, SHA));
    catalog.add(new FundamentalRow(1, 1, new Placement(List.of(1)), "full", 1, true));
    catalog.add(
        new FundamentalRow(4, 1, new Placement(List.of(2, 4, 1, 3)), "quarter-turn", 2, false));
    catalog.addSolution(1, new int[] {1}, 1, "identity");
    catalog.addSolution(1, new int[] {2, 4, 1, 3}, 1, "identity");
    catalog.addSolution(2, new int[] {3, 1, 4, 2}, 1, "flip-horizontal");
    catalog.add(new SquareRow(4, 1, 2, 1));
    catalog.add(new ReferenceRow(4, 2, 1, 2, 2, "OEIS"));
    catalog.add(new CollectionRow("sample", "Sample", "sample.txt", null, 1));
    catalog.add(
        new PuzzleRow(
            "sample", 1, "A name", null, GIVENS, "unique", SOLUTION, null, true, GIVENS, 1, null,
            2.5));
    catalog.add(new StrategyRow("queens", "bitmask", "Bitmask", "bits", "folklore"));
    catalog.add(new StrategyRunRow("queens", "bitmask", "n=4", 60, 16, 2, 2, "done", null));
    catalog.add(new StrategyStepRow("queens", "bitmask", "n=4", 1, "placed", 1, 1, null, null));
    catalog.add(new StrategySourceRow("queens", "bitmask", 1, "Bitmask.java", "int free;"));
  }
}
