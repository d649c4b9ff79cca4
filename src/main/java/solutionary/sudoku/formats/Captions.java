package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * Headings and {@code #} lines that belong to the puzzle after them. A heading such as {@code Grid
 * 01} or a line {@code #D} names it, the other {@code #} lines are its note.
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
    look(line);
    String told = Cells.trim(text.substring(isTagged(text) ? 2 : 1));
    if (text.startsWith("#D") && name == null) {
      name = told;
    } else if (remarks.size() == MOST_REMARKS) {
      overfull = true;
    } else if (!told.isEmpty()) {
      remarks.add(told);
    }
  }

  private void look(Line line) {
    control = control == null ? line.controlWithLine(0) : control;
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
    look(line);
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
    Caption caption = Caption.of(first, note, null).withControl(control);
    forget();
    return caption;
  }

  /** What is said about a puzzle in one line, which may have a name of its own. */
  Caption takeForLine(Caption own) {
    Caption before = takeForGrid();
    String first = own.name() == null ? before.name() : own.name();
    boolean inNote = Caption.of(null, before.note(), null).hasControl();
    return Caption.of(first, joined(before.note(), own.note()), own.publishedRating())
        .withControl(own.name() == null || inNote ? before.control() : null, own.control());
  }

  private static String joined(String before, String own) {
    if (before == null || own == null) {
      return before == null ? own : before;
    }
    return before + "; " + own;
  }

  /** Drops what was said, as its text was no puzzle. */
  void forget() {
    heading = null;
    name = null;
    control = null;
    remarks.clear();
    overfull = false;
  }
}
