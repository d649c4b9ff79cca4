package solutionary.site.downloads;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;
import solutionary.site.pages.DownloadName;

/** The tables that readers may take with them. */
public final class Downloads {
  /** The largest board whose solutions are a download of their own. */
  private static final int LARGEST_N = 12;

  private static final String BOARDS = "SELECT * FROM queens_board ORDER BY n";

  private Downloads() {}

  /**
   * The rows of one download.
   *
   * @param meaning the message that says what they are, which names the subject
   */
  public record Download(DownloadName name, String meaning, Object subject, String sql) {}

  /** All of them, in the order in which a page lists them. */
  public static List<Download> of(Catalog catalog) {
    List<Download> downloads = new ArrayList<>();
    downloads.add(new Download(DownloadName.BOARDS, "download.boards", largest(catalog), BOARDS));
    for (BoardRow board : catalog.queens().boards()) {
      if (board.n() <= LARGEST_N) {
        downloads.add(solutions(board.n()));
      }
    }
    for (CollectionRow collection : catalog.sudoku().collections()) {
      downloads.add(puzzles(collection));
    }
    return downloads;
  }

  /** The contents of the two files, made from one pass over the rows. */
  public record Contents(byte[] json, byte[] csv) {
    static Contents of(Catalog catalog, Download download) throws IOException {
      ByteArrayOutputStream json = new ByteArrayOutputStream();
      ByteArrayOutputStream csv = new ByteArrayOutputStream();
      try (JsonRows jsonRows = new JsonRows(json);
          CsvRows csvRows = new CsvRows(csv)) {
        catalog.query(
            download.sql(),
            names -> {
              jsonRows.columns(names);
              csvRows.columns(names);
            },
            row -> {
              jsonRows.row(row);
              csvRows.row(row);
            });
      }
      return new Contents(json.toByteArray(), csv.toByteArray());
    }
  }

  /** JSON as an array of objects, one a line; CSV after RFC 4180, with LF at the ends of lines. */
  public static Contents contents(Catalog catalog, Download download) throws IOException {
    return Contents.of(catalog, download);
  }

  private static int largest(Catalog catalog) {
    return catalog.queens().boards().stream().mapToInt(BoardRow::n).max().orElse(0);
  }

  private static Download solutions(int n) {
    String sql =
        """
        SELECT s.*, f.label, f.symmetry FROM queens_solution s
        JOIN queens_fundamental f ON f.n = s.n AND f.number = s.fundamental
        WHERE s.n = %d ORDER BY s.number"""
            .replace("%d", Integer.toString(n));
    return new Download(DownloadName.ofSolutions(n), "download.solutions", n, sql);
  }

  /** Names of collections hold nothing but a–z, 0–9 and hyphens. */
  private static Download puzzles(CollectionRow collection) {
    String name = collection.collection();
    return new Download(
        DownloadName.ofPuzzles(name),
        "download.puzzles",
        collection.title(),
        "SELECT * FROM sudoku_puzzle WHERE collection = '" + name + "' ORDER BY number");
  }
}
