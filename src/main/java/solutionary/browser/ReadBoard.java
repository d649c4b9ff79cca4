package solutionary.browser;

import org.teavm.jso.JSExport;
import solutionary.find.BoardReader;
import solutionary.find.BoardReading;

/** A text that was read as one board. */
public final class ReadBoard {
  private final BoardReading reading;

  private ReadBoard(BoardReading reading) {
    this.reading = reading;
  }

  static ReadBoard of(String text) {
    return new ReadBoard(BoardReader.read(text));
  }

  /**
   * The columns of the queens from the top row down, with spaces; empty when it is no such board.
   */
  @JSExport
  public String queens() {
    return reading instanceof BoardReading.Queens queens ? queens.placement().toString() : "";
  }

  /** The 81 cells of a Sudoku; empty when it is none. */
  @JSExport
  public String sudoku() {
    return reading instanceof BoardReading.Sudoku sudoku ? sudoku.givens().cells() : "";
  }

  /** Why the text is no board; empty when it is one. */
  @JSExport
  public String[] reasons() {
    return reading instanceof BoardReading.Unreadable unreadable
        ? unreadable.reasons().toArray(new String[0])
        : new String[0];
  }
}
