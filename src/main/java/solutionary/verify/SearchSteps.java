package solutionary.verify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/**
 * Checks {@code strategy_step}, search by search: steps are numbered without a gap, only what was
 * placed last is removed, and boards come in the catalogue's order. A search of queens goes as
 * {@link QueensReplay} says, and has as many steps of each kind as {@code strategy_run} counts.
 * Steps of a Sudoku may be the first ones only.
 */
final class SearchSteps {
  private static final String SQL =
      """
      WITH numbered AS (
        SELECT *, sum(event = 'solution') OVER (
            PARTITION BY problem, strategy, instance ORDER BY step) AS number
        FROM strategy_step)
      SELECT problem, strategy, instance, step, event, row, col, digit, board,
        r.tried, r.placed, r.solutions, q.placement, p.solution, p.second_solution
      FROM numbered s
        LEFT JOIN strategy_run r USING (problem, strategy, instance)
        LEFT JOIN queens_solution q ON problem = 'queens' AND event = 'solution'
          AND q.n = CAST(substr(instance, 3) AS INTEGER) AND q.number = s.number
        LEFT JOIN sudoku_puzzle p ON problem = 'sudoku' AND p.label = instance
      ORDER BY problem, strategy, instance, step
      """;

  private final Findings findings;
  private final Deque<String> board = new ArrayDeque<>();
  private String search = "";
  private boolean isWhole;

  /** Null for a Sudoku, for a strategy with steps of its own, and after the first wrong step. */
  private QueensReplay replay;

  private String promised;
  private long steps;
  private long tried;
  private long placed;
  private long solutions;

  private SearchSteps(Findings findings) {
    this.findings = findings;
  }

  static void check(RawCatalog catalog, Findings findings) {
    SearchSteps check = new SearchSteps(findings);
    catalog.forEach(SQL, check::check);
    check.endSearch();
  }

  private void check(RawRow row) {
    String place = "catalog strategy_step " + row.text(1) + " " + row.text(2) + " " + row.text(3);
    if (!place.equals(search)) {
      endSearch();
      beginSearch(place, row);
    }
    steps++;
    findings.expect(place + " step", row.integer(4), steps);
    replay(place, row);
    switch (String.valueOf(row.text(5))) {
      case "placed" -> {
        tried++;
        placed++;
        board.push(square(row));
      }
      case "rejected" -> tried++;
      case "removed" -> checkRemoved(place, row);
      case "solution" -> checkSolution(place, row);
      default -> {}
    }
  }

  private void beginSearch(String place, RawRow row) {
    search = place;
    isWhole = "queens".equals(row.text(1));
    replay = isWhole ? QueensReplay.of(row.text(2), size(row.text(3))).orElse(null) : null;
    promised = row.text(10) + "/" + row.text(11) + "/" + row.text(12);
    steps = tried = placed = solutions = 0;
    board.clear();
  }

  private void endSearch() {
    if (isWhole) {
      findings.expect(
          search + " tried/placed/solutions", tried + "/" + placed + "/" + solutions, promised);
      findings.expect(search + " left on the board", board.toString(), "[]");
    }
  }

  private void replay(String place, RawRow row) {
    String right = replay == null ? null : right(row);
    if (right != null) {
      String step = row.text(5) + " " + (row.text(9) == null ? square(row) : row.text(9));
      findings.add(place + " step " + row.text(4), step, right);
      replay = null;
    }
  }

  private String right(RawRow row) {
    String event = String.valueOf(row.text(5));
    return switch (event) {
      case "placed", "rejected" ->
          replay.tried(row.integer(6), row.integer(7), event.equals("placed"));
      case "removed" -> replay.removed(row.integer(6), row.integer(7));
      case "solution" -> replay.delivered(row.text(9));
      default -> "placed, rejected, removed or solution";
    };
  }

  /** The n of an instance such as {@code n=4}; 0 when it is none. */
  private static int size(String instance) {
    return instance.matches("n=[1-9][0-9]?") ? Integer.parseInt(instance.substring(2)) : 0;
  }

  private void checkRemoved(String place, RawRow row) {
    findings.expect(place + " step " + row.text(4) + " removes", square(row), board.poll());
  }

  private void checkSolution(String place, RawRow row) {
    solutions++;
    boolean isSecond = Objects.equals(row.text(9), row.text(15));
    String right = isWhole ? row.text(13) : row.text(isSecond ? 15 : 14);
    findings.expect(place + " step " + row.text(4) + " board", row.text(9), right);
  }

  /** For example {@code 1,5}, or {@code 1,5,9} with its digit. */
  private static String square(RawRow row) {
    return row.text(6) + "," + row.text(7) + (row.text(8) == null ? "" : "," + row.text(8));
  }
}
