package solutionary.site;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import solutionary.catalog.BishopRow;
import solutionary.catalog.BoardRow;
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
import solutionary.queens.Orbit;
import solutionary.queens.Placement;
import solutionary.queens.Symmetry;
import solutionary.queens.SymmetryClass;
import solutionary.sudoku.Grid;
import solutionary.sudoku.canonical.Canonical;

/** Small catalogues for the tests of the site, filled by the plainest means. */
final class SampleCatalog {
  /** The heading and note of a puzzle that try everything that a page must show as it is. */
  static final String NASTY_NAME = "<b>&amp; \"B\" 'B' ]] ${1+1} [[${1+1}]]";

  static final String NASTY_NOTE = "</script><script>alert(1)</script> `code` [x](https://x.org)";

  /** OEIS A000170, A002562, A032522, A033148. */
  private static final long[][] PUBLISHED = {
    {1, 1, 1, 1},
    {0, 0, 0, 0},
    {0, 0, 0, 0},
    {2, 1, 2, 2},
    {10, 2, 2, 2},
    {4, 1, 4, 0},
    {40, 6, 8, 0},
    {92, 12, 4, 0},
    {352, 46, 16, 0},
    {724, 92, 12, 0}
  };

  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String GIVENS =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private SampleCatalog() {}

  /** Boards up to 8×8 and every kind of row that the schema knows. */
  static void write(Path file) {
    try (CatalogWriter catalog = CatalogWriter.create(file.resolveSibling("working.db"))) {
      addQueens(catalog, 8);
      addPuzzles(catalog);
      addRest(catalog);
      catalog.writeTo(file);
    }
  }

  /** Boards up to a size, and nothing else. */
  static void writeBoards(Path file, int largest) {
    try (CatalogWriter catalog = CatalogWriter.create(file.resolveSibling("working.db"))) {
      addQueens(catalog, largest);
      catalog.writeTo(file);
    }
  }

  private static void addQueens(CatalogWriter catalog, int largest) {
    for (int n = 1; n <= largest; n++) {
      addBoard(catalog, n);
    }
    for (int n = 1; n <= PUBLISHED.length; n++) {
      long[] row = PUBLISHED[n - 1];
      catalog.add(new ReferenceRow(n, row[0], row[1], row[2], row[3], "OEIS"));
    }
  }

  private static void addBoard(CatalogWriter catalog, int n) {
    List<Placement> solutions = new ArrayList<>();
    extend(new int[n], 0, solutions);
    List<Placement> fundamentals =
        solutions.stream().filter(each -> Orbit.of(each).fundamental().equals(each)).toList();
    for (int i = 0; i < fundamentals.size(); i++) {
      Placement each = fundamentals.get(i);
      SymmetryClass symmetry = SymmetryClass.of(each);
      catalog.add(
          new FundamentalRow(
              n, i + 1, each, symmetry.key(), symmetry.orbitSize(), each.isModular()));
    }
    for (int i = 0; i < solutions.size(); i++) {
      Orbit orbit = Orbit.of(solutions.get(i));
      catalog.addSolution(
          i + 1,
          solutions.get(i).toArray(),
          fundamentals.indexOf(orbit.fundamental()) + 1,
          orbit.transformTo(solutions.get(i)).key());
    }
    addSquares(catalog, n, solutions);
    catalog.add(
        new BoardRow(
            n,
            solutions.size(),
            fundamentals.size(),
            fixed(solutions, Symmetry.ROTATE_180),
            fixed(solutions, Symmetry.ROTATE_90),
            sha256(solutions)));
  }

  private static void extend(int[] columns, int row, List<Placement> solutions) {
    if (row == columns.length) {
      solutions.add(Placement.of(columns));
      return;
    }
    for (int column = 1; column <= columns.length; column++) {
      columns[row] = column;
      if (Arrays.stream(columns, 0, row).noneMatch(value -> value == columns[row])
          && noDiagonal(columns, row)) {
        extend(columns, row + 1, solutions);
      }
    }
  }

  private static boolean noDiagonal(int[] columns, int row) {
    for (int above = 0; above < row; above++) {
      if (Math.abs(columns[row] - columns[above]) == row - above) {
        return false;
      }
    }
    return true;
  }

  private static long fixed(List<Placement> solutions, Symmetry map) {
    return solutions.stream().filter(each -> map.apply(each).equals(each)).count();
  }

  private static void addSquares(CatalogWriter catalog, int n, List<Placement> solutions) {
    for (int row = 1; row <= n; row++) {
      for (int col = 1; col <= n; col++) {
        int r = row;
        int c = col;
        long count = solutions.stream().filter(each -> each.column(r) == c).count();
        catalog.add(new SquareRow(n, row, col, count));
      }
    }
  }

  private static String sha256(List<Placement> solutions) {
    StringBuilder lines = new StringBuilder();
    solutions.forEach(each -> lines.append(each).append('\n'));
    try {
      byte[] bytes = lines.toString().getBytes(StandardCharsets.US_ASCII);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (java.security.NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static void addPuzzles(CatalogWriter catalog) {
    catalog.add(new TechniqueRow("hidden-single-box", 1, "Hidden single", 1.2));
    catalog.add(new TechniqueRow("x-wing", 2, "X-wing", 3.2));
    catalog.add(new TechniqueRow("swordfish", 3, "Swordfish", 3.8));
    catalog.add(new CollectionRow("odd", "Odd & <i>ends</i>", "a \"source\"", null, 5));
    catalog.add(puzzle(1, NASTY_NAME, NASTY_NOTE, GIVENS, "unique", SOLVED, null));
    String other = SOLVED.replace('1', '0').replace('2', '1').replace('0', '2');
    catalog.add(puzzle(2, "INSIDE", null, ".".repeat(81), "several", SOLVED, other));
    catalog.add(
        puzzle(
            3,
            "no",
            null,
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
            "none",
            null,
            null));
    catalog.add(puzzle(4, null, "[[1,3],[2,0]]", "55" + ".".repeat(79), "invalid", null, null));
    catalog.add(puzzle(5, null, null, GIVENS, "unique", SOLVED, null));
    catalog.add(
        new StepRow("odd.1", 1, "hidden-single-box", "In box 5, 5 …", "{\"place\":\"r5c5=5\"}"));
    catalog.add(
        new StepRow("odd.1", 2, "hidden-single-box", "In box 5, 7 …", "{\"place\":\"r4c4=7\"}"));
    catalog.add(new StepRow("odd.1", 3, "x-wing", "Rows 1 & 2 …", "{\"remove\":[\"r4c4<>7\"]}"));
  }

  private static PuzzleRow puzzle(
      int number,
      String name,
      String note,
      String givens,
      String verdict,
      String solution,
      String second) {
    boolean unique = verdict.equals("unique");
    Canonical canonical = Canonical.of(new Grid(givens));
    PuzzleRow.RatingRow rating =
        unique ? new PuzzleRow.RatingRow(7.2, number == 5, "fiendish", "x-wing") : null;
    return new PuzzleRow(
        "odd",
        number,
        name,
        note,
        givens,
        verdict,
        solution,
        second,
        unique ? false : null,
        canonical.form().cells(),
        canonical.automorphisms(),
        rating,
        number == 5 ? 7.1 : null);
  }

  private static void addRest(CatalogWriter catalog) {
    catalog.add(new StrategyRow("queens", "bitmask", "Bitmask", "bits", "somebody"));
    catalog.add(new StrategyRow("queens", "position-array", "Position array", "array", "a book"));
    catalog.add(new StrategyRow("sudoku", "exact-cover", "Exact cover", "links", "somebody"));
    catalog.add(
        new StrategyRunRow("queens", "bitmask", "n=10", 35538, 35538, 724, 724, "done", null));
    catalog.add(new StrategyRunRow("queens", "bitmask", "n=8", 2056, 2056, 92, 92, "done", null));
    catalog.add(
        new StrategyRunRow("queens", "position-array", "n=8", 15720, 2056, 92, 92, "done", null));
    catalog.add(
        new StrategyRunRow("sudoku", "exact-cover", "odd.2", 90, 80, 0, 0, "bound", "undecided"));
    catalog.add(
        new StrategyRunRow("sudoku", "exact-cover", "odd.1", 51, 50, 1, 1, "done", "unique"));
    addSearch(catalog);
    addSudokuSearch(catalog);
    for (int row = 2; row <= 7; row++) {
      for (int col = 2; col <= 7; col++) {
        catalog.add(new BishopRow(row, col, attacked(row, col)));
      }
    }
  }

  /** A search of n = 2 that finds nothing, and a piece of code. */
  private static void addSearch(CatalogWriter catalog) {
    catalog.add(new StrategyRunRow("queens", "position-array", "n=2", 6, 2, 0, 0, "done", null));
    String[] events = {
      "placed 1 1", "rejected 2 1", "rejected 2 2", "removed 1 1",
      "placed 1 2", "rejected 2 1", "rejected 2 2", "removed 1 2"
    };
    for (int i = 0; i < events.length; i++) {
      String[] words = events[i].split(" ");
      Integer row = Integer.valueOf(words[1]);
      Integer col = Integer.valueOf(words[2]);
      catalog.add(
          new StrategyStepRow(
              "queens", "position-array", "n=2", i + 1, words[0], row, col, null, null));
    }
    catalog.add(
        new StrategySourceRow(
            "queens", "position-array", 1, "PositionArray.java", "if (a < b && c[[0]]) {}"));
  }

  /** How a search of the first puzzle might begin. */
  private static void addSudokuSearch(CatalogWriter catalog) {
    String[] events = {"placed 1 3 1", "rejected 1 4 1", "removed 1 3 1", "placed 1 3 2"};
    for (int i = 0; i < events.length; i++) {
      String[] words = events[i].split(" ");
      catalog.add(
          new StrategyStepRow(
              "sudoku",
              "exact-cover",
              "odd.1",
              i + 1,
              words[0],
              Integer.valueOf(words[1]),
              Integer.valueOf(words[2]),
              Integer.valueOf(words[3]),
              null));
    }
  }

  private static String attacked(int row, int col) {
    StringBuilder squares = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      int rows = Math.abs(square / 8 + 1 - row);
      squares.append(rows == Math.abs(square % 8 + 1 - col) ? '#' : '.');
    }
    return squares.toString();
  }
}
