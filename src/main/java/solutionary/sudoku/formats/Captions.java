package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * Headings and {@code #} lines that belong to the puzzle after them. A heading such as {@code Grid
 * 01} names the next puzzle. {@code #} lines belong to the next grid of nine rows, {@code #D} as
 * its name and the others as its note; over puzzles in one line, which come by the hundred, they
 * are about the file and often name its columns.
 */
final class Captions {
  /** Lines beyond which {@code #} lines are no longer about one puzzle. */
  private static final int MOST_REMARKS = 1_000;

  private static final String TAGS = "ABCDLSU";
  private static final String HEADING = "grid";

  private final List<String> remarks = new ArrayList<>();
  private boolean overfull;
  private String name;
  private String control;
  private String heading;
  private String headingControl;
  private int headingLine;

  static boolean isRemark(String text) {
    return text.startsWith("#");
  }

  /** Whether a text is the word Grid and a number. */
  static boolean isHeading(String text) {
    int digit = Cells.skipWhite(text, Math.min(HEADING.length(), text.length()));
    return text.regionMatches(true, 0, HEADING, 0, HEADING.length())
        && digit < text.length()
        && text.charAt(digit) >= '0'
        && text.charAt(digit) <= '9';
  }

  /** A {@code #} line, such as {@code #DMy puzzle} or {@code # from a book}. */
  void remark(Line line) {
    String text = line.trimmed();
    control = control == null ? line.controlWithLine(0) : control;
    String told = Cells.trim(text.substring(isTagged(text) ? 2 : 1));
    if (text.startsWith("#D") && name == null) {
      name = told;
    } else if (remarks.size() == MOST_REMARKS) {
      overfull = true;
    } else if (!told.isEmpty()) {
      remarks.add(told);
    }
  }

  /** Whether a letter after the # is one of SudoCue's tags, and not the word A. */
  private static boolean isTagged(String text) {
    boolean letter = text.length() > 1 && TAGS.indexOf(text.charAt(1)) >= 0;
    boolean alone = text.length() > 2 && Cells.isWhite(text.charAt(2));
    return letter && !(alone && text.startsWith("#A"));
  }

  /** A heading; one without a puzzle before this one is told. */
  void heading(Line line, Report report) {
    lost(report);
    heading = line.trimmed();
    headingControl = line.controlWithLine(0);
    headingLine = line.number();
  }

  /** Tells of a heading that no puzzle followed. */
  void lost(Report report) {
    if (heading != null) {
      report.reject(headingLine, "no puzzle under " + Phrase.quote(heading), Phrase.PUZZLE);
      heading = null;
    }
  }

  /** What is said about the grid that follows; said only once. */
  Caption takeForGrid() {
    if (heading != null && name != null) {
      remarks.add(0, name);
    }
    String note = overfull ? null : String.join("; ", remarks);
    String first = heading != null ? heading : name;
    Caption caption = Caption.of(first, note, null).withControl(headingControl, control);
    forget();
    return caption;
  }

  /** What is said about a puzzle in one line, which may have a name of its own. */
  Caption takeForLine(Caption own) {
    boolean isNamed = own.name() != null;
    String first = isNamed ? own.name() : heading;
    String control = isNamed ? null : headingControl;
    forget();
    return Caption.of(first, own.note(), own.publishedRating()).withControl(control, own.control());
  }

  /** Drops what was said, as its text was no puzzle. */
  void forget() {
    heading = null;
    headingControl = null;
    name = null;
    control = null;
    remarks.clear();
    overfull = false;
  }
}
