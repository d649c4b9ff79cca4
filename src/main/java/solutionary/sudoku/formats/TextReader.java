package solutionary.sudoku.formats;

import java.io.IOException;
import java.util.List;

/**
 * Reads text line by line: puzzles in one line in any {@link LineFormat}, grids of nine rows,
 * sheets, headings and {@code #} lines. A text whose first line names columns is a {@link Table}.
 */
final class TextReader {
  private static final List<LineFormat> FORMATS =
      List.of(new HodokuLine(), new ExchangeLine(), new PuzzleLine(), new SpacedLine());

  private final Report report;
  private final Captions captions = new Captions();
  private final RowSection rows;
  private final SdkSections sections = new SdkSections();
  private boolean started;

  TextReader(Report report) {
    this.report = report;
    this.rows = new RowSection(captions, report);
  }

  void read(Lines lines) throws IOException {
    for (Line line = lines.next(); line != null; line = lines.next()) {
      if (line.number() > 1 || !Table.namesSeparator(line)) {
        line(line, lines);
      }
    }
    rows.end();
    captions.lost(report);
  }

  private void line(Line line, Lines lines) throws IOException {
    Table table = started ? null : header(line);
    if (table == null) {
      take(line, lines);
    } else if (!table.isList()) {
      captions.forget();
      table.read(line.number(), lines, report);
    }
  }

  /** The table of which a line is the header; only the first line that says something can be. */
  private Table header(Line line) {
    String text = line.trimmed();
    started = !text.isEmpty() && !Captions.isRemark(text);
    return started && line.defect() == null ? Table.withHeader(text) : null;
  }

  private void take(Line line, Lines lines) throws IOException {
    String text = line.trimmed();
    if (line.defect() != null) {
      other(line, new Finding.Broken(line.defect(), "UTF-8 text in lines of moderate length"));
    } else if (sections.skips(text)) {
      rows.end();
    } else if (isSheet(line, lines)) {
      started = true;
    } else if (text.isEmpty()) {
      rows.blank();
    } else if (Captions.isRemark(text)) {
      rows.end();
      captions.remark(line);
    } else if (Captions.isHeading(text)) {
      rows.end();
      captions.heading(line, report);
    } else {
      cells(line);
    }
  }

  /** Whether a sheet starts here; it is told. */
  private boolean isSheet(Line line, Lines lines) throws IOException {
    Sheet sheet = rows.isAtStart() ? Sheet.startingWith(line, lines) : null;
    if (sheet != null) {
      rows.end();
      sheet.tell(captions.takeForGrid(), report);
    }
    return sheet != null;
  }

  private void cells(Line line) {
    Finding finding = null;
    for (int i = 0; i < FORMATS.size() && finding == null; i++) {
      finding = FORMATS.get(i).read(line);
    }
    if (finding != null) {
      other(line, finding);
      captions.forget();
    } else if (!rows.take(line)) {
      String found = "text " + Phrase.quote(line.trimmed());
      other(line, new Finding.Broken(found, Phrase.PUZZLE));
    }
  }

  /** Tells what a line is that belongs to no grid. */
  private void other(Line line, Finding finding) {
    rows.end();
    if (finding instanceof Finding.Puzzle puzzle) {
      report.puzzle(puzzle.givens(), captions.takeForLine(puzzle.caption()), line.number());
    } else {
      report.finding(finding, line.number());
    }
  }
}
