package solutionary.verify;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import solutionary.catalog.BishopRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.CatalogWriter;
import solutionary.site.Site;

/**
 * A small sound catalogue with its site: n = 1 to 6, a puzzle of each verdict, some rows of every
 * table.
 */
final class Sample {
  static final int LARGEST_N = 6;

  private static Path sound;

  private Sample() {}

  /**
   * The folder that holds {@code catalog.db} and {@code site}, made once for all tests and never
   * changed.
   */
  static synchronized Path sound() throws IOException {
    if (sound == null) {
      Path folder = Files.createTempDirectory("sound");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      make(folder);
      sound = folder;
    }
    return sound;
  }

  private static void delete(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      walk.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void make(Path folder) throws IOException {
    makeCatalog(folder);
    WrittenSite site = new WrittenSite(folder.resolve("site"));
    try (Catalog catalog = Catalog.open(folder.resolve("catalog.db"))) {
      Site.render(catalog, Optional.empty(), Optional.empty(), site, progress -> {});
    }
    site.record();
  }

  private static void makeCatalog(Path folder) throws IOException {
    Path working = folder.resolve("working.db");
    try (CatalogWriter catalog = CatalogWriter.create(working)) {
      SampleQueens.addTo(catalog, LARGEST_N);
      SampleStrategies.addTo(catalog);
      SamplePuzzles.addTo(catalog);
      addBishops(catalog);
      catalog.writeTo(folder.resolve("catalog.db"));
    }
    Files.delete(working);
  }

  private static void addBishops(CatalogWriter catalog) {
    for (int row = 2; row <= 7; row++) {
      for (int col = 2; col <= 7; col++) {
        catalog.add(new BishopRow(row, col, attacked(row, col)));
      }
    }
  }

  /** The squares on both diagonals, walked from the bishop. */
  private static String attacked(int row, int col) {
    StringBuilder squares = new StringBuilder(".".repeat(64));
    for (int down : List.of(-1, 1)) {
      for (int right : List.of(-1, 1)) {
        for (int r = row, c = col; r >= 1 && r <= 8 && c >= 1 && c <= 8; r += down, c += right) {
          squares.setCharAt(8 * (r - 1) + c - 1, '#');
        }
      }
    }
    return squares.toString();
  }
}
