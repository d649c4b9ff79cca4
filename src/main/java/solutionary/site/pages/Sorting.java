package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.Catalog;

/**
 * One way of listing the rated puzzles of all collections.
 *
 * @param key its name in addresses and messages
 * @param condition which of them, as SQL
 * @param order in which order, as SQL
 */
public record Sorting(String key, String condition, String order) {
  private static final String BY_RATING = "p.rating, rating_is_at_least, collection, number";

  private static final String RATED = "p.rating IS NOT NULL";

  private static final List<Sorting> ALWAYS =
      List.of(
          new Sorting("rating", RATED, BY_RATING),
          new Sorting("clues", RATED, "clues, " + BY_RATING),
          new Sorting("technique", RATED, "place IS NULL, place, " + BY_RATING));

  /** All ways; one for each level that some puzzle has, the easiest first. */
  static List<Sorting> all(Catalog catalog) {
    List<Sorting> all = new ArrayList<>();
    List<List<Object>> levels =
        catalog
            .query(
                """
                SELECT level FROM sudoku_puzzle WHERE level IS NOT NULL
                GROUP BY level ORDER BY min(rating)""")
            .rows();
    if (!levels.isEmpty()) {
      all.addAll(ALWAYS);
    }
    levels.forEach(
        row ->
            all.add(new Sorting("level-" + row.get(0), "level = '" + row.get(0) + "'", BY_RATING)));
    return all;
  }

  /** Its puzzles, by the columns that {@link SortedPage.Line} wants. */
  String sql() {
    return """
        SELECT collection, number, name, clues, p.rating, rating_is_at_least, level,
          hardest_technique
        """
        + from();
  }

  /** The SQL for the clues and ratings of its puzzles. */
  String countsSql() {
    return "SELECT clues, p.rating\n" + from();
  }

  private String from() {
    return "FROM sudoku_puzzle p LEFT JOIN sudoku_technique ON technique = hardest_technique\n"
        + "WHERE "
        + condition
        + "\nORDER BY "
        + order;
  }

  public String titleKey() {
    return "sorted." + key;
  }

  /** Where a sheet of it lies, counted from 1. */
  Address address(int sheet) {
    return Address.of("sudoku/by/" + key + (sheet == 1 ? "" : "-" + sheet) + ".html");
  }

  public Address address() {
    return address(1);
  }
}
