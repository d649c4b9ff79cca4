package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import solutionary.catalog.Catalog;

/**
 * A sheet of the rated puzzles of all collections, sorted and chosen in one way.
 *
 * @param ways all ways of sorting
 */
public record SortedPage(Sorting sorting, List<Line> lines, List<Sheet> sheets, List<Way> ways)
    implements Page {
  /** The most puzzles on a sheet. */
  private static final int MOST = 1000;

  /** One puzzle. */
  public record Line(
      String collection,
      long number,
      Optional<String> name,
      long clues,
      double rating,
      boolean isAtLeast,
      String level,
      Optional<String> technique) {
    static Line of(List<Object> row) {
      return new Line(
          (String) row.get(0),
          (Long) row.get(1),
          Optional.ofNullable((String) row.get(2)),
          (Long) row.get(3),
          (Double) row.get(4),
          row.get(5).equals(1L),
          (String) row.get(6),
          Optional.ofNullable((String) row.get(7)));
    }

    public Address address() {
      return PuzzlePage.address(collection, (int) number);
    }

    public String words() {
      return name.orElse(collection + "." + number);
    }

    public String levelKey() {
      return "level." + level;
    }

    public String techniqueKey() {
      return TechniquePage.nameKey(technique.orElseThrow());
    }
  }

  /** A link to a sheet, with the places of its first and last puzzle. */
  public record Sheet(int first, int last, Address address, boolean current) {}

  /** A link to a way of sorting. */
  public record Way(Sorting sorting, boolean current) {
    public Address address() {
      return sorting.address(1);
    }

    public String titleKey() {
      return sorting.titleKey();
    }
  }

  static void each(Catalog catalog, Consumer<Page> pages) {
    List<Sorting> all = Sorting.all(catalog);
    for (Sorting sorting : all) {
      List<Way> ways = all.stream().map(way -> new Way(way, way.equals(sorting))).toList();
      List<Line> lines = catalog.query(sorting.sql()).rows().stream().map(Line::of).toList();
      for (int sheet = 1; first(sheet) <= lines.size(); sheet++) {
        pages.accept(
            new SortedPage(
                sorting,
                lines.subList(first(sheet) - 1, last(sheet, lines.size())),
                sheets(sorting, lines.size(), sheet),
                ways));
      }
    }
  }

  @Override
  public Address address() {
    return current().address();
  }

  @Override
  public String template() {
    return "sorted";
  }

  @Override
  public Text title() {
    return Text.of(sorting.titleKey());
  }

  @Override
  public Text description() {
    return Text.of("sorted.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb());
  }

  /** Chooses among the puzzles of the sheet. */
  public Address script() {
    return Address.of("assets/filter.js");
  }

  public boolean hasSheets() {
    return sheets.size() > 1;
  }

  public String sql() {
    return sorting.countsSql()
        + (hasSheets() ? "\nLIMIT " + MOST + " OFFSET " + (current().first() - 1) : "");
  }

  private Sheet current() {
    return sheets.stream().filter(Sheet::current).findFirst().orElseThrow();
  }

  private static List<Sheet> sheets(Sorting sorting, int puzzles, int current) {
    return IntStream.rangeClosed(1, (puzzles + MOST - 1) / MOST)
        .mapToObj(
            sheet ->
                new Sheet(
                    first(sheet), last(sheet, puzzles), sorting.address(sheet), sheet == current))
        .toList();
  }

  private static int first(int sheet) {
    return (sheet - 1) * MOST + 1;
  }

  private static int last(int sheet, int puzzles) {
    return Math.min(sheet * MOST, puzzles);
  }
}
