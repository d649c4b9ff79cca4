package solutionary.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import solutionary.catalog.BishopRow;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.ReferenceRow;
import solutionary.catalog.SquareRow;
import solutionary.catalog.StepRow;
import solutionary.catalog.StrategyRow;
import solutionary.catalog.StrategyRunRow;
import solutionary.catalog.StrategySourceRow;
import solutionary.catalog.StrategyStepRow;
import solutionary.catalog.TechniqueRow;
import solutionary.queens.Fundamentals;
import solutionary.queens.OrderedPass;
import solutionary.queens.Placement;
import solutionary.queens.SymmetryClass;
import solutionary.site.Site;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.StepJson;
import solutionary.sudoku.techniques.Technique;

/**
 * A small sound catalogue with its site: n = 1 to 6, a puzzle of each verdict, some rows of every
 * table.
 */
final class Sample {
  static final int LARGEST_N = 6;

  private static final String SOURCE = "OEIS A000170, A002562, A032522, A033148";
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private static final HumanPath PATH = HumanSolver.solve(new Grid(TEXTBOOK), true);

  private Sample() {}

  /** Makes {@code catalog.db} and {@code site} in a folder. */
  static void make(Path folder) throws IOException {
    makeCatalog(folder);
    WrittenSite site = new WrittenSite(folder.resolve("site"));
    try (Catalog catalog = Catalog.open(folder.resolve("catalog.db"))) {
      Site.render(catalog, Optional.empty(), Optional.empty(), site, progress -> {});
    }
    site.record();
  }

  /** Makes {@code catalog.db} alone. */
  static void makeCatalog(Path folder) throws IOException {
    Path working = folder.resolve("working.db");
    try (CatalogWriter catalog = CatalogWriter.create(working)) {
      for (int n = 1; n <= LARGEST_N; n++) {
        addQueens(catalog, n);
      }
      PublishedCounts.all().forEach((n, counts) -> catalog.add(reference(n, counts)));
      addStrategies(catalog);
      addPuzzles(catalog);
      addBishops(catalog);
      catalog.writeTo(folder.resolve("catalog.db"));
    }
    Files.delete(working);
  }

  private static void addQueens(CatalogWriter catalog, int n) {
    Fundamentals fundamentals = Fundamentals.of(n);
    for (int number = 1; number <= fundamentals.count(); number++) {
      Placement placement = fundamentals.placement(number);
      SymmetryClass symmetry = SymmetryClass.of(placement);
      catalog.add(
          new FundamentalRow(
              n, number, placement, symmetry.key(), symmetry.orbitSize(), placement.isModular()));
    }
    StringBuilder printed = new StringBuilder();
    long[][] onSquare = new long[n][n];
    OrderedPass.over(
        fundamentals,
        (number, columns, fundamental, transform) -> {
          catalog.addSolution(number, columns, fundamental, transform.key());
          printed.append(Placement.of(columns)).append('\n');
          for (int row = 0; row < n; row++) {
            onSquare[row][columns[row] - 1]++;
          }
        });
    for (int row = 1; row <= n; row++) {
      for (int col = 1; col <= n; col++) {
        catalog.add(new SquareRow(n, row, col, onSquare[row - 1][col - 1]));
      }
    }
    catalog.add(
        new BoardRow(
            n,
            fundamentals.solutions(),
            fundamentals.count(),
            fundamentals.halfTurnFixed(),
            fundamentals.quarterTurnFixed(),
            sha256(printed.toString())));
  }

  private static ReferenceRow reference(int n, PublishedCounts counts) {
    return new ReferenceRow(
        n,
        counts.solutions(),
        counts.fundamental(),
        counts.halfTurnFixed(),
        counts.quarterTurnFixed(),
        SOURCE);
  }

  private static void addStrategies(CatalogWriter catalog) {
    catalog.add(new StrategyRow("queens", "position-array", "Position array", "rows", "folklore"));
    catalog.add(new StrategyRow("queens", "bitmask", "Bitmask", "three masks", "Richards 1997"));
    catalog.add(new StrategyRow("sudoku", "exact-cover", "Exact cover", "links", "Knuth 2000"));
    catalog.add(new StrategyRow("sudoku", "human", "Human", "techniques", "players"));
    catalog.add(run("queens", "position-array", "n=4", 60, 16, 2, 2));
    catalog.add(run("queens", "bitmask", "n=6", 35, 35, 4, 4));
    catalog.add(run("queens", "bitmask", "n=4", 16, 16, 2, 2));
    addSteps(catalog);
    catalog.add(new StrategySourceRow("queens", "bitmask", 1, "Bitmask.java", "int free;"));
    catalog.add(run("sudoku", "exact-cover", "sample.1", 90, 81, 1, 1));
    catalog.add(run("sudoku", "exact-cover", "sample.2", 90, 82, 2, 2));
    catalog.add(run("sudoku", "human", "sample.2", 0, 0, 0, 0));
  }

  /** The whole search of n = 4 that looks at free squares only. */
  private static void addSteps(CatalogWriter catalog) {
    int[] step = {0};
    place(catalog, step, new int[4], 0);
  }

  private static void place(CatalogWriter catalog, int[] step, int[] columns, int row) {
    if (row == 4) {
      String board = Arrays.toString(columns).replace(" ", "");
      catalog.add(step(step, "solution", null, null, board));
      return;
    }
    for (int column = 1; column <= 4; column++) {
      columns[row] = column;
      if (isFree(columns, row)) {
        catalog.add(step(step, "placed", row + 1, column, null));
        place(catalog, step, columns, row + 1);
        catalog.add(step(step, "removed", row + 1, columns[row], null));
      }
    }
  }

  private static boolean isFree(int[] columns, int row) {
    return IntStream.range(0, row)
        .allMatch(
            earlier -> {
              int apart = Math.abs(columns[row] - columns[earlier]);
              return apart != 0 && apart != row - earlier;
            });
  }

  private static StrategyStepRow step(
      int[] step, String event, Integer row, Integer column, String board) {
    return new StrategyStepRow(
        "queens", "bitmask", "n=4", ++step[0], event, row, column, null, board);
  }

  private static StrategyRunRow run(
      String problem,
      String strategy,
      String instance,
      long tried,
      long placed,
      long boards,
      long solutions) {
    return new StrategyRunRow(
        problem, strategy, instance, tried, placed, boards, solutions, "done");
  }

  private static void addPuzzles(CatalogWriter catalog) {
    String empty = ".".repeat(81);
    String swapped = SOLVED.substring(9, 18) + SOLVED.substring(0, 9) + SOLVED.substring(18);
    for (Technique technique : Technique.values()) {
      catalog.add(
          new TechniqueRow(
              technique.key(),
              technique.ordinal() + 1,
              technique.title(),
              technique.rating() / 10.0));
    }
    catalog.add(new CollectionRow("sample", "Sample", "sample.txt", null, 5));
    add(catalog, 1, TEXTBOOK, "unique", SOLVED, null, AllImages.of(TEXTBOOK));
    add(catalog, 2, empty, "several", SOLVED, swapped, new AllImages(empty, 3_359_232));
    add(
        catalog,
        3,
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "none",
        null,
        null,
        null);
    add(catalog, 4, "55" + ".".repeat(79), "invalid", null, null, null);
    add(catalog, 5, "." + SOLVED.substring(1), "unique", SOLVED, null, null);
    catalog.add(new CollectionRow("second", "Second", "second.sdm", "CC0", 1));
    catalog.add(puzzle("second", 1, empty, "several", SOLVED, swapped, null));
    addPath(catalog);
  }

  private static void addPath(CatalogWriter catalog) {
    int number = 0;
    for (Step step : PATH.steps()) {
      catalog.add(
          new StepRow(
              "sample.1",
              ++number,
              step.technique().key(),
              step.sentence(),
              StepJson.of(step),
              step.rating() / 10.0));
    }
  }

  private static PuzzleRow.RatingRow rating() {
    return new PuzzleRow.RatingRow(
        PATH.rating().tenths() / 10.0, false, PATH.level().key(), PATH.hardestTechnique());
  }

  private static void add(
      CatalogWriter catalog,
      int number,
      String givens,
      String verdict,
      String solution,
      String second,
      AllImages canonical) {
    catalog.add(puzzle("sample", number, givens, verdict, solution, second, canonical));
  }

  private static PuzzleRow puzzle(
      String collection,
      int number,
      String givens,
      String verdict,
      String solution,
      String second,
      AllImages canonical) {
    boolean isUnique = verdict.equals("unique");
    boolean isTextbook = givens.equals(TEXTBOOK);
    return new PuzzleRow(
        collection,
        number,
        "Puzzle " + number,
        number == 1 ? "a note" : null,
        givens,
        verdict,
        solution,
        second,
        isUnique ? false : null,
        canonical == null ? null : canonical.least(),
        canonical == null ? null : canonical.times(),
        isTextbook ? rating() : null,
        number == 1 ? 1.5 : null);
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

  private static String sha256(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    return HexFormat.of().formatHex(Digests.sha256().digest(bytes));
  }
}
