package solutionary.verify;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import solutionary.catalog.BoardRow;
import solutionary.catalog.RawCatalog;

/** Checks all that the catalogue says of queens, one board size after the other. */
final class QueensCheck {
  private static final int LARGEST_N = 16;
  private static final String BOARDS =
      """
      SELECT n, solutions, fundamental, half_turn_fixed, quarter_turn_fixed, sha256
      FROM queens_board ORDER BY n
      """;

  private final RawCatalog catalog;
  private final Findings findings;
  private final TreeMap<Long, BoardRow> boards = new TreeMap<>();
  private final Map<Integer, PublishedCounts> published = PublishedCounts.all();

  private QueensCheck(RawCatalog catalog, Findings findings) {
    this.catalog = catalog;
    this.findings = findings;
  }

  static void check(RawCatalog catalog, Findings findings, Consumer<String> progress) {
    QueensCheck check = new QueensCheck(catalog, findings);
    check.readBoards();
    int largest = check.largest();
    for (int n = 1; n <= largest; n++) {
      progress.accept("verifying the solutions for n = " + n);
      check.check(n);
    }
    for (String table : List.of("queens_fundamental", "queens_solution", "queens_square")) {
      check.checkStray(table, largest);
    }
    ReferenceRows.check(catalog, check.published, findings);
  }

  private void readBoards() {
    catalog.forEach(
        BOARDS,
        row ->
            boards.put(
                row.integer(1),
                new BoardRow(
                    (int) row.integer(1),
                    row.integer(2),
                    row.integer(3),
                    row.integer(4),
                    row.integer(5),
                    row.text(6))));
  }

  /** The largest board size that a catalogue can hold and this one states. */
  private int largest() {
    for (long n : boards.keySet()) {
      if (n < 1 || n > LARGEST_N) {
        findings.add("catalog queens_board n=" + n, n, "a board size of 1-" + LARGEST_N);
      }
    }
    Long largest = boards.floorKey((long) LARGEST_N);
    return largest == null ? 0 : largest.intValue();
  }

  private void check(int n) {
    Orbits orbits = FundamentalRows.check(catalog, n, findings);
    Tally tally = SolutionRows.check(catalog, n, orbits, findings);
    SquareRows.check(catalog, n, tally, findings);
    BoardRow board = boards.get((long) n);
    if (board == null) {
      findings.add("catalog queens_board n=" + n, "no row", "a row for every size from 1");
    } else {
      BoardCheck.check(board, orbits, tally, published.get(n), findings);
    }
  }

  private void checkStray(String table, int largest) {
    String rows = "SELECT n, count(*) FROM " + table + " WHERE n ";
    catalog.forEach(
        rows + "< 1 GROUP BY n UNION ALL " + rows + "> ? GROUP BY n",
        row ->
            findings.add(
                "catalog " + table + " n=" + row.integer(1),
                row.integer(2) + " rows",
                "none without a row in queens_board; sizes there end at " + largest),
        largest);
  }
}
