package solutionary.verify;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import solutionary.catalog.RawCatalog;

/**
 * The pages and downloads that a catalogue's rows ask for, by the paths that the site promises.
 * Reckoned from the rows, not asked from the room that renders.
 */
final class PageList {
  /** Pages and a list of puzzles that stand whatever the rows are. */
  private static final List<String> ALWAYS =
      List.of(
          "index.html",
          "about.html",
          "find.html",
          "queens/index.html",
          "sudoku/index.html",
          "data/index.html",
          "assets/known.js");

  /** Further pages that no row asks for; links from other pages tell when one is missing. */
  static final List<String> ALLOWED =
      List.of("bishop.html", "solve.html", "query.html", "strategies/index.html");

  /** The largest board size whose fundamental solutions have pages, and its solutions a file. */
  private static final int LARGEST_N = 12;

  /** The most boards of a gallery's page; the first page is that of the board size. */
  private static final int GALLERY = 200;

  /** The most puzzles on a sheet of a list, and on one to print. */
  private static final int SORTED = 1000;

  private static final int PRINTED = 300;

  private final RawCatalog catalog;
  private final Set<String> paths = new TreeSet<>(ALWAYS);

  private PageList(RawCatalog catalog) {
    this.catalog = catalog;
  }

  /** Paths of all pages in English, and of the files for download. */
  static Set<String> of(RawCatalog catalog) {
    PageList pages = new PageList(catalog);
    pages.addQueens();
    pages.addSudoku();
    pages.addSorted();
    pages.addPrinted();
    pages.addTechniques();
    pages.addStrategies();
    pages.paths.add("data/catalog.db");
    return pages.paths;
  }

  private void addQueens() {
    addDownload("queens");
    catalog.forEach(
        "SELECT n FROM queens_board ORDER BY n",
        row -> {
          paths.add("queens/" + row.integer(1) + ".html");
          if (row.integer(1) <= LARGEST_N) {
            addDownload("queens-" + row.integer(1));
          }
        });
    catalog.forEach(
        "SELECT n, number FROM queens_fundamental WHERE n <= ? ORDER BY n, number",
        row -> addFundamental("queens/" + row.integer(1) + "/", row.integer(2)),
        LARGEST_N);
  }

  private void addFundamental(String folder, long number) {
    paths.add(folder + number + ".html");
    if (number > GALLERY && number % GALLERY == 1) {
      paths.add(folder + "gallery-" + (number / GALLERY + 1) + ".html");
    }
  }

  private void addSudoku() {
    catalog.forEach(
        "SELECT collection FROM sudoku_collection ORDER BY collection",
        row -> {
          paths.add("sudoku/" + row.text(1) + ".html");
          addDownload("sudoku-" + row.text(1));
        });
    catalog.forEach(
        "SELECT collection, number FROM sudoku_puzzle",
        row -> paths.add("sudoku/" + row.text(1) + "/" + row.integer(2) + ".html"));
  }

  /** Lists of all rated puzzles, and of those of each level. */
  private void addSorted() {
    String rated = "SELECT count(*) FROM sudoku_puzzle WHERE rating IS NOT NULL";
    for (String way : List.of("rating", "clues", "technique")) {
      catalog.forEach(rated, row -> addSheets("sudoku/by/" + way, row.integer(1), SORTED));
    }
    catalog.forEach(
        "SELECT level, count(*) FROM sudoku_puzzle WHERE rating IS NOT NULL GROUP BY level",
        row -> addSheets("sudoku/by/level-" + row.text(1), row.integer(2), SORTED));
  }

  private void addPrinted() {
    catalog.forEach(
        "SELECT collection, count(*) FROM sudoku_puzzle WHERE verdict = 'unique' GROUP BY 1",
        row -> addSheets("sudoku/" + row.text(1) + "/print", row.integer(2), PRINTED));
  }

  /** Pages of a list; from the second on they have their numbers in their names. */
  private void addSheets(String path, long items, int most) {
    for (long sheet = 1; (sheet - 1) * most < items; sheet++) {
      paths.add(path + (sheet == 1 ? "" : "-" + sheet) + ".html");
    }
  }

  private void addTechniques() {
    catalog.forEach(
        "SELECT technique FROM sudoku_technique",
        row -> {
          paths.add("techniques/index.html");
          paths.add("techniques/" + row.text(1) + ".html");
        });
  }

  private void addStrategies() {
    catalog.forEach(
        "SELECT problem, name FROM strategy",
        row -> paths.add("strategies/" + row.text(1) + "/" + row.text(2) + ".html"));
  }

  private void addDownload(String name) {
    paths.add("data/" + name + ".json");
    paths.add("data/" + name + ".csv");
  }
}
