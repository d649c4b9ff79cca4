package solutionary.sudoku.formats;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The lines of a text, one after the other. */
final class Lines {
  /** Characters of a line beyond which it is no longer kept. */
  static final int LONGEST = 65_536;

  private final CodePoints source;
  private final Deque<Line> returned = new ArrayDeque<>();
  private final StringBuilder text = new StringBuilder();
  private String defect;
  private int column;
  private int number;

  Lines(CodePoints source) {
    this.source = source;
  }

  /** The next line, or null at the end. */
  Line next() throws IOException {
    return returned.isEmpty() ? read() : returned.pop();
  }

  /** Gives lines back, to be told again in the same order. */
  void giveBack(List<Line> lines) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      returned.push(lines.get(i));
    }
  }

  private Line read() throws IOException {
    int c = source.next();
    if (c == CodePoints.END) {
      return null;
    }
    text.setLength(0);
    defect = null;
    column = 0;
    number++;
    while (c != '\n' && c != CodePoints.END) {
      take(c);
      c = source.next();
    }
    return new Line(number, text.toString(), defect);
  }

  private void take(int c) {
    column = Math.min(column + 1, LONGEST + 1);
    if (defect != null) {
      return;
    }
    if (CodePoints.isMalformed(c)) {
      String hex = Phrase.hexByte(CodePoints.malformedByte(c));
      defect = "byte " + hex + " in column " + column + ", which is not UTF-8";
    } else if (column > LONGEST) {
      defect = "more than 65,536 characters in one line";
    } else {
      text.appendCodePoint(c);
    }
  }
}
