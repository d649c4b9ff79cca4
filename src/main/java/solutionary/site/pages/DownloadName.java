package solutionary.site.pages;

/**
 * The name of rows that readers may take with them, as JSON and as CSV.
 *
 * @param value for example {@code queens-8}
 */
public record DownloadName(String value) {
  /** One row a board size. */
  public static final DownloadName BOARDS = new DownloadName("queens");

  /** All solutions of a board size. */
  public static DownloadName ofSolutions(int n) {
    return new DownloadName("queens-" + n);
  }

  /** All puzzles of a collection. */
  public static DownloadName ofPuzzles(String collection) {
    return new DownloadName("sudoku-" + collection);
  }

  public Address json() {
    return Address.of("data/" + value + ".json");
  }

  public Address csv() {
    return Address.of("data/" + value + ".csv");
  }
}
