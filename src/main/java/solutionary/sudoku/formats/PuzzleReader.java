package solutionary.sudoku.formats;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads the Sudoku puzzles of a file, whose format is recognised by its content. The text is UTF-8
 * with any line ends; a byte order mark is ignored. What is no puzzle is told as a {@link
 * Rejection}, and never stops what follows nor moves a cell: in doubt there is no puzzle.
 */
public final class PuzzleReader {
  private PuzzleReader() {}

  /** Reads a text that comes from no file. */
  public static Reading read(String text) {
    return read("", text.getBytes(StandardCharsets.UTF_8));
  }

  /** Reads a file that is in memory; its name is for the rejections only. */
  public static Reading read(String fileName, byte[] bytes) {
    List<SourcePuzzle> puzzles = new ArrayList<>();
    List<Rejection> rejections = new ArrayList<>();
    try {
      read(fileName, new ByteArrayInputStream(bytes), puzzles::add, rejections::add);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return new Reading(puzzles, rejections);
  }

  /**
   * Reads a file of any length in bounded memory: up to 65,536 characters of a line, 100,000 rows
   * of grids that run on, 8,388,608 characters of a JSON or XML document; what goes beyond is
   * rejected by name. Puzzles and rejections are told in the order of the file, as soon as they are
   * known. The stream is left open.
   *
   * @param fileName for the rejections only
   * @throws IOException when the stream cannot be read
   */
  public static void read(
      String fileName,
      InputStream in,
      Consumer<SourcePuzzle> puzzles,
      Consumer<Rejection> rejections)
      throws IOException {
    Report report = new Report(fileName, puzzles, rejections);
    Bytes bytes = new Bytes(in);
    byte[] head = bytes.head();
    FileStart start = new FileStart(head);
    if (start.refused() != null) {
      report.reject(0, start.refused(), "a text file, UTF-8, with Sudoku puzzles");
    } else {
      text(start.kind(), new CodePoints(bytes), report);
    }
    if (report.isEmpty()) {
      report.reject(0, head.length == 0 ? "an empty file" : "no puzzle", Phrase.PUZZLE);
    }
  }

  private static void text(FileStart.Kind kind, CodePoints source, Report report)
      throws IOException {
    try {
      switch (kind) {
        case JSON -> JsonPuzzles.read(DocumentText.read(source, "a JSON"), report);
        case XML -> OpenSudoku.read(DocumentText.read(source, "an XML"), report);
        case LINES -> new TextReader(report).read(new Lines(source));
      }
    } catch (BrokenText broken) {
      broken.tell(report);
    }
  }
}
