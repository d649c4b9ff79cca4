package solutionary.sudoku.formats;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Objects;

/**
 * The games of an OpenSudoku XML document: {@code <game data="…" note="…"/>} inside {@code
 * <opensudoku>}. The data are 81 digits, or a version line and for each cell its value, its notes
 * and, last, whether a player may change it; the cells that may not be changed are the givens.
 */
final class OpenSudoku {
  private static final String ROOT = "opensudoku";
  private static final int DEEPEST = 16;

  private final Report report;
  private final Deque<String> open = new ArrayDeque<>();
  private boolean started;

  private OpenSudoku(Report report) {
    this.report = report;
  }

  static void read(DocumentText text, Report report) {
    try {
      OpenSudoku document = new OpenSudoku(report);
      XmlText xml = new XmlText(text);
      for (XmlTag tag = xml.next(); tag != null; tag = xml.next()) {
        document.tag(tag);
      }
      if (!document.open.isEmpty()) {
        throw text.broken("</" + document.open.peek() + ">");
      }
    } catch (BrokenText broken) {
      broken.tell(report);
    }
  }

  private void tag(XmlTag tag) throws BrokenText {
    if (!tag.opens()) {
      close(tag);
      return;
    }
    if (open.isEmpty() && started) {
      String found = "<" + Phrase.excerpt(tag.name()) + "> after the root element";
      throw new BrokenText(tag.line(), found, "nothing more");
    }
    started = true;
    if (open.isEmpty() && !tag.name().equals(ROOT) && !tag.name().equals(ROOT + "2")) {
      String found = "XML that starts with <" + Phrase.excerpt(tag.name()) + ">";
      throw new BrokenText(tag.line(), found, "OpenSudoku XML, which starts with <opensudoku>");
    }
    if (open.size() == DEEPEST) {
      throw new BrokenText(tag.line(), "elements more than 16 deep", "OpenSudoku XML");
    }
    open.push(tag.name());
    if (tag.name().equals("game")) {
      game(tag);
    }
  }

  private void close(XmlTag tag) throws BrokenText {
    String expected = open.poll();
    if (!Objects.equals(expected, tag.name())) {
      String found = "</" + Phrase.excerpt(tag.name()) + ">";
      String wanted = expected == null ? "nothing more" : "</" + Phrase.excerpt(expected) + ">";
      throw new BrokenText(tag.line(), found, wanted);
    }
  }

  private void game(XmlTag tag) {
    Map<String, XmlTag.Value> attributes = tag.attributes();
    XmlTag.Value data = attributes.get("data");
    XmlTag.Value note = attributes.get("note");
    if (data == null) {
      report.reject(tag.line(), "a game without data", "data with " + Phrase.PUZZLE);
      return;
    }
    Caption caption =
        note == null
            ? Caption.NONE
            : Caption.of(null, note.text(), null)
                .withControl(Phrase.control(note.text(), "note", note.place()));
    String place = " of the data in column " + data.place().column();
    Finding finding =
        OpenSudokuCells.isVersioned(data.text())
            ? OpenSudokuCells.read(data.text(), caption)
            : CellRun.read(
                Cells.trim(data.text()), caption, at -> "as character " + (at + 1) + place);
    report.finding(finding, data.place().line());
  }
}
