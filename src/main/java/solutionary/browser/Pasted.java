package solutionary.browser;

import org.teavm.jso.JSExport;
import solutionary.sudoku.formats.PuzzleReader;
import solutionary.sudoku.formats.Reading;

/** The puzzles of a text, and what in it is none. Both are numbered from 0. */
public final class Pasted {
  private final Reading reading;

  private Pasted(Reading reading) {
    this.reading = reading;
  }

  static Pasted of(String text) {
    return new Pasted(PuzzleReader.read(text));
  }

  @JSExport
  public int puzzles() {
    return reading.puzzles().size();
  }

  /** The 81 cells of a puzzle. */
  @JSExport
  public String givens(int number) {
    return reading.puzzles().get(number).givens().cells();
  }

  /** What the text calls a puzzle, or the empty text. */
  @JSExport
  public String name(int number) {
    String name = reading.puzzles().get(number).name();
    return name == null ? "" : name;
  }

  @JSExport
  public int rejections() {
    return reading.rejections().size();
  }

  /** The line of a rejection, counted from 1, or 0 when the text as a whole is meant. */
  @JSExport
  public int line(int number) {
    return reading.rejections().get(number).line();
  }

  /** What stands there. */
  @JSExport
  public String found(int number) {
    return reading.rejections().get(number).found();
  }

  /** What would be right. */
  @JSExport
  public String wanted(int number) {
    return reading.rejections().get(number).wanted();
  }
}
