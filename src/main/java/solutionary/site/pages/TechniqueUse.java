package solutionary.site.pages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import solutionary.catalog.Catalog;
import solutionary.catalog.TechniqueRow;

/**
 * How often a technique is used.
 *
 * @param steps of all paths that are of it
 * @param puzzles whose paths use it
 * @param hardest puzzles whose first hardest step is of it
 */
public record TechniqueUse(TechniqueRow row, long steps, long puzzles, long hardest) {
  /** The most puzzles that a page lists. */
  private static final int MOST = 100;

  private static final String SQL =
      """
      SELECT t.rating, count(s.step) AS steps, count(DISTINCT s.label) AS puzzles,
        (SELECT count(*) FROM sudoku_puzzle WHERE hardest_technique = t.technique) AS hardest
      FROM sudoku_technique t LEFT JOIN sudoku_step s USING (technique)
      GROUP BY t.place ORDER BY t.place""";

  private static final String PLACES =
      """
      SELECT collection, number, p.rating, rating_is_at_least, min(step), technique
      FROM sudoku_step JOIN sudoku_puzzle p USING (label)
      GROUP BY technique, label ORDER BY p.rating, rating_is_at_least, collection, number""";

  /**
   * A puzzle whose path uses a technique.
   *
   * @param step the first step of it
   */
  public record Place(String collection, long number, String rating, long step, String technique) {
    public String label() {
      return collection + "." + number;
    }

    public Address address() {
      return PuzzlePage.address(collection, (int) number).at(PuzzlePath.id((int) step, technique));
    }
  }

  /** Of all techniques, by place. */
  static List<TechniqueUse> all(Catalog catalog) {
    Map<Integer, TechniqueRow> rows =
        catalog.sudoku().techniques().stream()
            .collect(Collectors.toMap(TechniqueRow::place, Function.identity()));
    return catalog.query("SELECT t.place, " + SQL.substring("SELECT ".length())).rows().stream()
        .map(
            row ->
                new TechniqueUse(
                    rows.get(((Long) row.get(0)).intValue()),
                    (Long) row.get(2),
                    (Long) row.get(3),
                    (Long) row.get(4)))
        .toList();
  }

  /** The SQL for rating and counts of all techniques. */
  static String sql() {
    return SQL;
  }

  /** The SQL for the counts of this one. */
  public String countsSql() {
    return """
        SELECT count(s.step) AS steps, count(DISTINCT s.label) AS puzzles,
          (SELECT count(*) FROM sudoku_puzzle WHERE hardest_technique = '%s') AS hardest
        FROM sudoku_step s WHERE technique = '%s'"""
        .replace("%s", row.technique());
  }

  /**
   * Of each technique the easiest puzzles that use it, each with the first step of it. One question
   * for all: the steps have no index by technique.
   */
  static Map<String, List<Place>> places(Catalog catalog) {
    Map<String, List<Place>> places = new HashMap<>();
    catalog.query(
        PLACES,
        columns -> {},
        row -> {
          List<Place> own = places.computeIfAbsent((String) row.get(5), t -> new ArrayList<>());
          if (own.size() < MOST) {
            own.add(place(row));
          }
        });
    return places;
  }

  private static Place place(List<Object> row) {
    return new Place(
        (String) row.get(0),
        (Long) row.get(1),
        (row.get(3).equals(1L) ? "≥\u00a0" : "") + row.get(2),
        (Long) row.get(4),
        (String) row.get(5));
  }

  static String placesSql(String technique) {
    return """
        SELECT collection, number, p.rating, rating_is_at_least, min(step) AS first_step
        FROM sudoku_step JOIN sudoku_puzzle p USING (label) WHERE technique = '%s'
        GROUP BY label ORDER BY p.rating, rating_is_at_least, collection, number"""
        .replace("%s", technique);
  }

  public String nameKey() {
    return TechniquePage.nameKey(row.technique());
  }

  public Address address() {
    return TechniquePage.address(row.technique());
  }
}
