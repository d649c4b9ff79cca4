package solutionary.sudoku.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One puzzle in every format, and the files of the tests. */
final class Samples {
  /** The textbook example, as in Wikipedia's article on Sudoku. */
  static final String GIVENS =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** Case B14 of the public contract's cases: the puzzle of most input files. */
  static final String B14 =
      "...2....6.4.9658...5....93.2.7.......1.....2.......6.4.29....4...1852.6.8....1...";

  private Samples() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static Reading read(String text) {
    return PuzzleReader.read("file", bytes(text));
  }

  static List<String> givens(Reading reading) {
    return reading.puzzles().stream().map(puzzle -> puzzle.givens().cells()).toList();
  }

  static List<String> messages(Reading reading) {
    return reading.rejections().stream().map(Rejection::message).toList();
  }

  static byte[] caseFile(String name) {
    return resource("/solutionary/cases/" + name);
  }

  static byte[] bundled(String name) {
    return resource("/solutionary/puzzles/" + name);
  }

  private static byte[] resource(String path) {
    try (InputStream in = Samples.class.getResourceAsStream(path)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Row 1–9 of the sample. */
  static String row(int number) {
    return GIVENS.substring(9 * number - 9, 9 * number);
  }

  /** The nine rows, one under the other. */
  static String rows() {
    return rows("\n");
  }

  /** The nine rows with a text between one and the next. */
  static String rows(String between) {
    return IntStream.rangeClosed(1, 9).mapToObj(Samples::row).collect(Collectors.joining(between));
  }

  /** The rows as spreadsheets export them. */
  static String sheet(String separator) {
    return rows().replaceAll("(?m)(?<=.)(?=.)", separator).replace(".", "");
  }

  /** Three rows from one of them on, each made by a pattern such as {@code |abc|def|ghi|}. */
  private static String band(int first, String pattern) {
    return IntStream.range(first, first + 3)
        .mapToObj(number -> drawn(number, pattern))
        .collect(Collectors.joining());
  }

  private static String drawn(int number, String pattern) {
    StringBuilder row = new StringBuilder();
    for (char c : pattern.toCharArray()) {
      row.append(c >= 'a' && c <= 'i' ? row(number).charAt(c - 'a') : c);
    }
    return row.append('\n').toString();
  }

  /** A grid with a border above, between and below its bands. */
  static String framed(String top, String pattern, String middle, String bottom) {
    String line = middle + (middle.isEmpty() ? "" : "\n");
    return (top.isEmpty() ? "" : top + "\n")
        + String.join(line, band(1, pattern), band(4, pattern), band(7, pattern))
        + (bottom.isEmpty() ? "" : bottom + "\n");
  }

  private static String jsonRows(String quote, String blank) {
    return IntStream.rangeClosed(1, 9)
        .mapToObj(
            number ->
                row(number)
                    .chars()
                    .mapToObj(c -> quote + (c == '.' ? blank : (char) c + "") + quote)
                    .collect(Collectors.joining(",", "[", "]")))
        .collect(Collectors.joining(",\n ", "[", "]"));
  }

  /** The sample as GNOME Sudoku saves a game, with one digit and a mark of a player. */
  static String savedGame() {
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < 81; cell++) {
      char c = GIVENS.charAt(cell);
      String value = cell == 2 ? "4" : c == '.' ? "0" : c + "";
      cells
          .append(cell == 0 ? "" : ",\n")
          .append("    {\"position\":[" + cell / 9 + "," + cell % 9 + "],\"value\":" + value)
          .append(",\"fixed\":" + (c != '.') + ",\"earmarks\":[" + (cell == 3 ? "1,2" : "") + "]}");
    }
    return "{\n  \"difficulty_category\" : \"easy\",\n  \"time_elapsed\" : 7.5,\n  \"cells\" : [\n"
        + cells
        + "\n  ]\n}\n";
  }

  static String openSudoku(String data) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
        + "  <folder name=\"Tom &amp; Jerry\">\n    <game created=\"0\" data=\""
        + data
        + "\"/>\n  </folder>\n</opensudoku>\n";
  }

  /** OpenSudoku's cells in one of its versions 1–5, with an empty mark between value and flag. */
  static String openSudokuCells(int version) {
    String marks = version == 1 ? "-|" : version < 4 ? "0|" : version == 4 ? "0|0|" : "0|0|0|";
    return "version: "
        + version
        + "&#10;"
        + GIVENS
            .chars()
            .mapToObj(c -> (c == '.' ? "4|" + marks + "1|" : (char) c + "|" + marks + "0|"))
            .collect(Collectors.joining());
  }

  /** The sample in every format that is read, by the name of the format. */
  static Map<String, String> everyFormat() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (char blank : ".0*_-".toCharArray()) {
      texts.put("line with " + blank, GIVENS.replace('.', blank) + "\n");
      texts.put("rows with " + blank, rows().replace('.', blank) + "\n");
    }
    texts.put("line and text", GIVENS + " some text\n");
    texts.put("line, comma and text", GIVENS + ",some text\n");
    texts.put("TAB file", GIVENS + "\t7.1\tsome text\n");
    texts.put("exchange line", "0000183b305c " + GIVENS.replace('.', '0') + "  7.1\n");
    texts.put("HoDoKu line", ":0000:x:" + GIVENS.replaceFirst("\\.", "+4") + ":112 913::\n");
    texts.put("rows in one line", rows(" ") + "\n");
    texts.put("cells in one line", String.join(" ", GIVENS.split("")) + "\n");
    texts.put("SadMan sections", "[Puzzle]\n" + rows() + "\n[State]\n" + rows().replace('.', '1'));
    texts.put("SudoCue", "#AAuthor\n#DName\n#LEasy\n" + rows() + "\n");
    texts.put("headed", "Grid 01\n" + rows() + "\n");
    texts.put("rows with blank lines", rows("\n\n") + "\n");
    texts.put("bands with blank lines", framed("", "abcdefghi", " ", ""));
    texts.put(
        "Simple Sudoku",
        framed("*-----------*", "|abc|def|ghi|", "|---+---+---|", "*-----------*"));
    texts.put("plus borders", framed("+---+---+---+", "|abc|def|ghi|", "+---+---+---+", "+---+"));
    texts.put("spaced", framed("", "a b c d e f g h i", "", ""));
    texts.put("spaced with bars", framed("", "a b c | d e f | g h i", "------+-------+------", ""));
    texts.put("rules of nine dashes", framed("", "abcdefghi", "---------", ""));
    texts.put("bars of dashes", framed("", "abc|def|ghi", "---|---|---", ""));
    texts.put("exclamation marks", framed("", "!abc!def!ghi!", "!===========!", ""));
    texts.put(
        "box drawing", framed("┏━━━┯━━━┯━━━┓", "┃abc│def│ghi┃", "┠───┼───┼───┨", "┗━━━┷━━━┷━━━┛"));
    texts.put(
        "a box for each cell",
        ("+-+-+-+-+-+-+-+-+-+\n" + framed("", "|a|b|c|d|e|f|g|h|i|", "", ""))
            .replace("|\n|", "|\n+-+-+-+-+-+-+-+-+-+\n|"));
    texts.put("CSV with puzzle", "id,puzzle,solution\n1," + GIVENS + ",1\n");
    texts.put("CSV with quizzes", "quizzes,solutions\n" + GIVENS.replace('.', '0') + ",1\n");
    texts.put("CSV with quotes", "\"name\",\"givens\"\n\"a \"\"b\"\",\nc\",\"" + GIVENS + "\"\n");
    texts.put("CSV with semicolons", "givens;name\n" + GIVENS + ";a\n");
    texts.put("TAB file with names", "name\tgivens\n\"a\t" + GIVENS + "\n");
    texts.put("sheet with commas", sheet(",") + "\n");
    texts.put("sheet with semicolons", sheet(";") + "\n");
    texts.put("JSON givens", "[\"" + GIVENS + "\"]");
    texts.put("JSON one string", "{\"puzzle\": \"" + GIVENS + "\"}");
    texts.put("JSON LeetCode", jsonRows("\"", "."));
    texts.put("JSON numbers", jsonRows("", "0") + "\n");
    texts.put("JSON list of arrays", "[" + jsonRows("\"", ".") + "]");
    texts.put("JSON rows", "[\"" + rows("\",\"") + "\"]");
    texts.put("JSON objects", "[{\"name\":\"a\",\"givens\":\"" + GIVENS + "\",\"other\":[]}]");
    texts.put("GNOME Sudoku", savedGame());
    texts.put("OpenSudoku", openSudoku(GIVENS.replace('.', '0')));
    for (int version = 1; version <= 5; version++) {
      texts.put("OpenSudoku cells " + version, openSudoku(openSudokuCells(version)));
    }
    return texts;
  }
}
