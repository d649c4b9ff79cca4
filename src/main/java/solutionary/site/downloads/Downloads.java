package solutionary.site.downloads;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;
import solutionary.site.pages.Address;

/** The tables that readers may take with them. */
public final class Downloads {
  /** The largest board whose solutions are a download of their own. */
  private static final int LARGEST_N = 12;

  private Downloads() {}

  /** A table as two files: {@code NAME.json} and {@code NAME.csv}. */
  public record Download(String name, String sql) {
    public Address json() {
      return Address.of("data/" + name + ".json");
    }

    public Address csv() {
      return Address.of("data/" + name + ".csv");
    }
  }

  /** All of them, in the order in which a page lists them. */
  public static List<Download> of(Catalog catalog) {
    List<Download> downloads = new ArrayList<>();
    downloads.add(new Download("queens", "SELECT * FROM queens_board ORDER BY n"));
    for (BoardRow board : catalog.boards()) {
      if (board.n() <= LARGEST_N) {
        downloads.add(new Download("queens-" + board.n(), solutions(board.n())));
      }
    }
    for (CollectionRow collection : catalog.collections()) {
      String name = collection.collection();
      downloads.add(new Download("sudoku-" + name, puzzles(name)));
    }
    return downloads;
  }

  /** The rows as a JSON array of objects, one a line. */
  public static byte[] json(Catalog catalog, Download download) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonRows rows = new JsonRows(out)) {
      catalog.query(download.sql(), rows::columns, rows::row);
    }
    return out.toByteArray();
  }

  /** The rows as CSV after RFC 4180, with LF at the ends of lines. */
  public static byte[] csv(Catalog catalog, Download download) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (CsvRows rows = new CsvRows(out)) {
      catalog.query(download.sql(), rows::columns, rows::row);
    }
    return out.toByteArray();
  }

  private static String solutions(int n) {
    return """
        SELECT s.*, f.label, f.symmetry FROM queens_solution s
        JOIN queens_fundamental f ON f.n = s.n AND f.number = s.fundamental
        WHERE s.n = %d ORDER BY s.number"""
        .replace("%d", Integer.toString(n));
  }

  /** Names of collections hold nothing but a–z, 0–9 and hyphens. */
  private static String puzzles(String collection) {
    return "SELECT * FROM sudoku_puzzle WHERE collection = '" + collection + "' ORDER BY number";
  }
}
