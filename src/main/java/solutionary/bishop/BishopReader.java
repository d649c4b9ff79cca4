package solutionary.bishop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a count and that many boards, and finds the bishop on each. */
public final class BishopReader {
  private static final String RIGHT_ROWS = "a board has 8 lines of 8 squares, # or .";
  private static final String RIGHT_BISHOP =
      "a bishop in rows and columns 2-7 marks her square and her four diagonals";
  private static final String RIGHT_COUNT = "the first line says how many boards follow";

  private static final String NOWHERE =
      "no square in rows and columns 2-7 is marked with its four diagonal neighbours";

  private final List<BishopReading.Located> located = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<String> rows = new ArrayList<>();
  private int firstLine;
  private int boards;

  private BishopReader() {}

  /**
   * Reads a text: a line with a count, then boards of eight lines of {@code #} and {@code .}. Line
   * ends of any kind, white space at the ends of lines, blank lines between boards and a byte order
   * mark do not matter. A blank line within a board ends it. Binary data and UTF-16 are one
   * problem.
   */
  public static BishopReading read(String text) {
    List<String> lines = Lines.of(text);
    return Lines.noText(lines)
        .map(problem -> new BishopReading(List.of(), List.of(problem)))
        .orElseGet(() -> new BishopReader().readLines(lines));
  }

  private BishopReading readLines(List<String> lines) {
    int at = 0;
    while (at < lines.size() && lines.get(at).isEmpty()) {
      at++;
    }
    if (at == lines.size()) {
      problems.add(new Problem(1, 0, "nothing but blank lines", RIGHT_COUNT));
    } else if (Lines.isCount(lines.get(at))) {
      takeBoards(lines, at + 1);
      compareCount(Long.parseLong(lines.get(at)), at + 1);
    } else {
      problems.add(
          new Problem(at + 1, 0, Lines.shown(lines.get(at)) + " is no count", RIGHT_COUNT));
      takeBoards(lines, Lines.isRow(lines.get(at)) ? at : at + 1);
    }
    return new BishopReading(located, problems);
  }

  private void takeBoards(List<String> lines, int from) {
    for (int i = from; i < lines.size(); i++) {
      take(lines.get(i), i + 1);
    }
    endBoard();
  }

  private void take(String line, int number) {
    if (line.isEmpty()) {
      endBoard();
      return;
    }
    firstLine = rows.isEmpty() ? number : firstLine;
    rows.add(line);
    if (rows.size() == BishopBoard.SIDE) {
      endBoard();
    }
  }

  private void endBoard() {
    if (rows.isEmpty()) {
      return;
    }
    boards++;
    wrongRow()
        .ifPresentOrElse(
            found -> problems.add(new Problem(firstLine, boards, found, RIGHT_ROWS)),
            () -> locate(new Locator(String.join("", rows))));
    rows.clear();
  }

  private void locate(Locator locator) {
    Optional<BishopBoard> bishop = locator.locate();
    Optional<String> found =
        bishop.isEmpty() ? Optional.of(NOWHERE) : locator.differenceFrom(bishop.get());
    if (found.isEmpty()) {
      located.add(new BishopReading.Located(boards, firstLine, bishop.get()));
    } else {
      problems.add(new Problem(firstLine, boards, found.get(), RIGHT_BISHOP));
    }
  }

  private Optional<String> wrongRow() {
    for (int i = 0; i < rows.size(); i++) {
      String row = rows.get(i);
      if (!Lines.isRow(row)) {
        return Optional.of("its line " + (i + 1) + " is " + Lines.shown(row));
      }
      if (row.length() != BishopBoard.SIDE) {
        return Optional.of("its line " + (i + 1) + " has " + row.length() + " squares");
      }
    }
    boolean whole = rows.size() == BishopBoard.SIDE;
    return whole ? Optional.empty() : Optional.of("it ends after line " + rows.size());
  }

  private void compareCount(long announced, int line) {
    if (announced != boards) {
      String found = announced + " announced, " + boards + " found";
      problems.add(new Problem(line, 0, found, RIGHT_COUNT));
    }
  }
}
