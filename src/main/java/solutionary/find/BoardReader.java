package solutionary.find;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import solutionary.queens.notation.Notation;
import solutionary.queens.notation.PlacementReader;
import solutionary.queens.notation.Reading;
import solutionary.sudoku.Grid;
import solutionary.sudoku.formats.PuzzleReader;
import solutionary.sudoku.formats.Rejection;

/** Reads one board, of queens or of Sudoku, whose notation it tells by its look. */
public final class BoardReader {
  /** The largest board of queens that anything here is known about. */
  private static final int LARGEST = 20;

  /** What may stand for an empty cell, without the hyphen, which also draws borders. */
  private static final String BLANKS = ".0*_";

  private BoardReader() {}

  /**
   * Reads a placement of queens as {@link PlacementReader} does, or a Sudoku as {@link
   * PuzzleReader} does. Nine rows with one mark in each could be both, and are queens; numbers that
   * are both are a Sudoku.
   */
  public static BoardReading read(String text) {
    Reading queens = PlacementReader.read(text);
    var sudoku = PuzzleReader.read("", text.getBytes(StandardCharsets.UTF_8));
    if (queens instanceof Reading.Read read
        && !(isNumbers(read) && (isLarge(read) || !sudoku.puzzles().isEmpty()))) {
      return placement(read);
    }
    return switch (sudoku.puzzles().size()) {
      case 0 -> neither(queens, sudoku.rejections().get(0));
      case 1 -> sudoku(queens, sudoku.puzzles().get(0).givens(), text);
      default -> unreadable("found " + sudoku.puzzles().size() + " puzzles; wanted one board");
    };
  }

  /** An empty grid written with two symbols is rather a board of queens with a mistake. */
  private static BoardReading sudoku(Reading queens, Grid givens, String text) {
    long symbols = text.chars().filter(c -> BLANKS.indexOf(c) >= 0).distinct().count();
    return givens.clues() == 0 && symbols > 1 && queens instanceof Reading.Rejected rejected
        ? unreadable("no board of queens: " + rejected.reason())
        : new BoardReading.Sudoku(givens);
  }

  private static boolean isNumbers(Reading.Read queens) {
    Notation notation = queens.notation();
    return notation == Notation.POSITIONS || notation == Notation.POSITIONS_FROM_0;
  }

  private static boolean isLarge(Reading.Read queens) {
    return queens.placement().size() > LARGEST;
  }

  private static BoardReading placement(Reading.Read queens) {
    return isLarge(queens) ? unreadable(rows(queens)) : new BoardReading.Queens(queens.placement());
  }

  private static String rows(Reading.Read queens) {
    return "found " + queens.placement().size() + " rows of queens; wanted 1-" + LARGEST;
  }

  private static BoardReading neither(Reading queens, Rejection sudoku) {
    List<String> reasons = new ArrayList<>();
    if (queens instanceof Reading.Rejected rejected) {
      reasons.add("no board of queens: " + rejected.reason());
    } else if (queens instanceof Reading.Read read) {
      reasons.add("no board of queens: " + rows(read));
    }
    String line = sudoku.line() > 1 ? "line " + sudoku.line() + ": " : "";
    reasons.add("no Sudoku: " + line + "found " + sudoku.found() + "; wanted " + sudoku.wanted());
    return new BoardReading.Unreadable(reasons);
  }

  private static BoardReading unreadable(String reason) {
    return new BoardReading.Unreadable(List.of(reason));
  }
}
