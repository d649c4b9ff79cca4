package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.Catalog;
import solutionary.site.drawing.BarChart;
import solutionary.site.drawing.Picture;

/**
 * How many puzzles have which number of something.
 *
 * @param key its name in messages
 * @param width how far a bar is from the next one
 * @param bars by number, those without a puzzle left out
 */
public record Histogram(String key, String sql, double width, List<Bar> bars) {
  private static final String RATINGS =
      """
      SELECT CAST(rating * 2 AS INTEGER) / 2.0 AS at_least, count(*) AS puzzles
      FROM sudoku_puzzle WHERE rating IS NOT NULL GROUP BY at_least ORDER BY at_least""";

  private static final String CLUES =
      """
      SELECT clues, count(*) AS puzzles
      FROM sudoku_puzzle WHERE rating IS NOT NULL GROUP BY clues ORDER BY clues""";

  /**
   * One bar.
   *
   * @param name the least number that it counts, as SQL gives it
   */
  public record Bar(String name, long puzzles) {
    double from() {
      return Double.parseDouble(name);
    }
  }

  /** Of ratings in steps of a half. */
  static Histogram ofRatings(Catalog catalog) {
    return new Histogram("ratings", RATINGS, 0.5, bars(catalog, RATINGS));
  }

  /** Of numbers of clues. */
  static Histogram ofClues(Catalog catalog) {
    return new Histogram("clues", CLUES, 1, bars(catalog, CLUES));
  }

  public Picture chart() {
    List<String> names = new ArrayList<>();
    List<Long> counts = new ArrayList<>();
    for (Bar bar : bars) {
      for (double from = names.isEmpty() ? bar.from() : last(names) + width;
          from < bar.from();
          from += width) {
        names.add(width < 1 ? String.valueOf(from) : String.valueOf((long) from));
        counts.add(0L);
      }
      names.add(bar.name());
      counts.add(bar.puzzles());
    }
    return BarChart.of(names, counts);
  }

  private static double last(List<String> names) {
    return Double.parseDouble(names.get(names.size() - 1));
  }

  public boolean present() {
    return !bars.isEmpty();
  }

  public String headingKey() {
    return "histogram." + key;
  }

  public String fromKey() {
    return "histogram." + key + ".from";
  }

  public String howKey() {
    return "histogram." + key + ".how";
  }

  private static List<Bar> bars(Catalog catalog, String sql) {
    return catalog.query(sql).rows().stream()
        .map(row -> new Bar(row.get(0).toString(), (Long) row.get(1)))
        .toList();
  }
}
