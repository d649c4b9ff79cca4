package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * The part of a text that draws grids row by row, up to a line of another kind. A paragraph (what
 * stands between blank lines) that is whole grids is told at once; others wait for the end, as
 * blank lines may part the bands of a grid as well as the grids.
 */
final class RowSection {
  /** Rows that may wait for the end of a section. */
  private static final int MOST_ROWS = 100_000;

  private final Captions captions;
  private final Report report;
  private final List<RowBlock> waiting = new ArrayList<>();
  private List<GridLine> paragraph = new ArrayList<>();
  private Gap gap = Gap.NONE;
  private int rows;
  private boolean overfull;
  private boolean told;

  RowSection(Captions captions, Report report) {
    this.captions = captions;
    this.report = report;
  }

  /** Whether no row or border stands directly above. */
  boolean isAtStart() {
    return paragraph.isEmpty() && !overfull;
  }

  void blank() {
    endParagraph();
    gap = gap.plus(Gap.BLANK);
  }

  /** Takes a row or a border; whether the line is one. */
  boolean take(Line line) {
    Scan scan = new Scan(line);
    if (scan.isBorder()) {
      border(Gap.border(line.text()));
    } else if (scan.isRule() || scan.isRow()) {
      row(scan.row());
    } else {
      return false;
    }
    return true;
  }

  private void border(Gap border) {
    int last = paragraph.size() - 1;
    if (last >= 0 && paragraph.get(last) instanceof Gap above) {
      paragraph.set(last, above.plus(border));
    } else {
      paragraph.add(border);
    }
  }

  private void row(Row row) {
    if (rows == MOST_ROWS && !overfull) {
      overfull = true;
      waiting.clear();
      paragraph.clear();
      String wanted = "a blank line or a heading between grids";
      report.reject(row.line(), "more than 100,000 rows that run on", wanted);
    }
    if (!overfull) {
      rows++;
      paragraph.add(row);
    }
  }

  private void endParagraph() {
    List<RowBlock> blocks = RowBlock.of(Rules.settle(paragraph), gap);
    if (blocks.isEmpty()) {
      for (GridLine line : paragraph) {
        gap = line instanceof Gap border ? gap.plus(border) : gap;
      }
    } else {
      paragraph(blocks);
      gap = Gap.NONE;
    }
    paragraph = new ArrayList<>();
  }

  private void paragraph(List<RowBlock> blocks) {
    List<RowGroup> groups = RowGrouping.of(blocks, true);
    if (groups.stream().allMatch(RowGroup::grid)) {
      told = true;
      tellWaiting();
      tell(groups);
      rows = 0;
    } else {
      waiting.addAll(blocks);
    }
  }

  /** Ends the section: every row of it is told as part of a puzzle or of a rejection. */
  void end() {
    endParagraph();
    tellWaiting();
    gap = Gap.NONE;
    rows = 0;
    overfull = false;
    told = false;
  }

  private void tellWaiting() {
    if (!waiting.isEmpty()) {
      tell(RowGrouping.of(waiting, !told));
      waiting.clear();
    }
  }

  private void tell(List<RowGroup> groups) {
    for (RowGroup group : groups) {
      new GridReport(group, captions.takeForGrid(), report).tell();
    }
  }
}
