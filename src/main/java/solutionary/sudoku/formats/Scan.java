package solutionary.sudoku.formats;

/**
 * The characters of a line that may belong to a grid, sorted into cells, group ends (white space
 * and bars), and the rest.
 */
final class Scan {
  private static final String BARS = "|!¦│┃║╎╏┆┇┊┋";
  private static final String BORDERS = "=+'`:";
  private static final int WIDEST = 40;

  private final Line line;
  private final StringBuilder cells = new StringBuilder();
  private int foreign;
  private int firstForeign = -1;
  private int borders;
  private boolean digits;
  private int firstDash = -1;
  private int run;
  private int longestRun;
  private boolean dashRun;
  private boolean drawn;
  private int group;
  private char last;
  private boolean ascending = true;
  private int groups;
  private int smallest = Integer.MAX_VALUE;
  private int largest;

  Scan(Line line) {
    this.line = line;
    int c;
    for (int at = 0; at < line.text().length(); at += Character.charCount(c)) {
      c = line.text().codePointAt(at);
      take(c, at);
    }
    endGroup();
  }

  private void take(int c, int at) {
    boolean horizontal = c == '-' || c == '_' || c == '=' || c == '+' || isDrawn(c);
    run = horizontal ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
    dashRun |= c == '-' && run >= 2;
    drawn |= horizontal && !Cells.isCell(c);
    if (Cells.isWhite(c) || BARS.indexOf(c) >= 0) {
      endGroup();
    } else if (Cells.isCell(c)) {
      cell(c, at);
    } else {
      foreign(at, horizontal || BORDERS.indexOf(c) >= 0);
    }
  }

  private void cell(int c, int at) {
    cells.append((char) c);
    ascending &= group == 0 || last < c && last >= '1' && c <= '9';
    last = (char) c;
    group++;
    digits |= c >= '0' && c <= '9';
    firstDash = c == '-' && firstDash < 0 ? at : firstDash;
  }

  private void foreign(int at, boolean border) {
    group++;
    foreign++;
    borders += border ? 1 : 0;
    firstForeign = firstForeign < 0 ? at : firstForeign;
  }

  private void endGroup() {
    if (group > 0) {
      groups++;
      smallest = Math.min(smallest, group);
      largest = Math.max(largest, group);
      group = 0;
    }
  }

  /** The cell characters in their order. */
  String cells() {
    return cells.toString();
  }

  /** Whether there is nothing but cells and group ends. */
  boolean isClean() {
    return foreign == 0;
  }

  /** Whether all groups have one size. */
  boolean isEven() {
    return smallest == largest;
  }

  /** Whether the line draws a border and holds no cells. */
  boolean isBorder() {
    boolean line = longestRun >= 2 || cells.length() == 0 && (drawn || foreign == 0);
    return !digits && foreign == borders && line && !isNineBlanks();
  }

  /** Whether the line may be a border or a row of nine empty cells: {@code ---------}. */
  boolean isRule() {
    return isNineBlanks() && dashRun;
  }

  private boolean isNineBlanks() {
    return !digits && foreign == 0 && cells.length() == 9;
  }

  /** Whether the line is a row of a grid, right or wrong. */
  boolean isRow() {
    return 2 * cells.length() > cells.length() + foreign;
  }

  /** The row; of one that is far too wide, its start. */
  Row row() {
    String kept = cells.length() > WIDEST ? cells.substring(0, WIDEST) : cells.toString();
    return new Row(
        line.number(),
        kept,
        cells.length() + foreign,
        groups,
        isEven(),
        ascending,
        foreign == 0 ? null : line.character(firstForeign),
        firstDash < 0 ? 0 : line.column(firstDash),
        isRule());
  }

  private static boolean isDrawn(int c) {
    return c >= 0x2500 && c < 0x2580 && BARS.indexOf(c) < 0;
  }
}
