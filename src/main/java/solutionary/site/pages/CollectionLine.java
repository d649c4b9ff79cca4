package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;

/** A collection, and how many of its puzzles have which verdict. */
public record CollectionLine(
    CollectionRow row, long unique, long several, long none, long invalid) {
  static final String SQL =
      """
      SELECT count(*), sum(verdict = 'unique'), sum(verdict = 'several'),
        sum(verdict = 'none'), sum(verdict = 'invalid')
      FROM sudoku_puzzle GROUP BY collection ORDER BY collection""";

  static List<CollectionLine> all(Catalog catalog) {
    Map<String, CollectionRow> rows =
        catalog.sudoku().collections().stream()
            .collect(Collectors.toMap(CollectionRow::collection, Function.identity()));
    return catalog.query("SELECT collection, " + SQL.substring("SELECT ".length())).rows().stream()
        .map(row -> line(rows.get((String) row.get(0)), row))
        .toList();
  }

  public Address address() {
    return CollectionPage.address(row.collection());
  }

  private static CollectionLine line(CollectionRow collection, List<Object> counts) {
    return new CollectionLine(
        collection,
        (Long) counts.get(2),
        (Long) counts.get(3),
        (Long) counts.get(4),
        (Long) counts.get(5));
  }
}
