package solutionary.sudoku.formats;

/** A line of the Sudoku Exchange puzzle bank: a hexadecimal hash, the givens, the rating. */
final class ExchangeLine implements LineFormat {
  private static final int SHORTEST_HASH = 6;
  private static final int LONGEST_HASH = 64;

  @Override
  public Finding read(Line line) {
    String text = line.text();
    int hash = Cells.indent(text);
    int hashEnd = CellRun.end(text, hash);
    if (!isHash(text.substring(hash, hashEnd))) {
      return null;
    }
    int from = Cells.skipWhite(text, hashEnd);
    int to = CellRun.end(text, from);
    String run = text.substring(from, to);
    if (!CellRun.isMeantAsPuzzle(run)) {
      return null;
    }
    Caption caption = Caption.ofRest(line, to);
    return CellRun.read(run, caption, at -> "in column " + line.column(from + at));
  }

  private static boolean isHash(String word) {
    return word.length() >= SHORTEST_HASH
        && word.length() <= LONGEST_HASH
        && word.chars().allMatch(c -> "0123456789abcdefABCDEF".indexOf(c) >= 0);
  }
}
