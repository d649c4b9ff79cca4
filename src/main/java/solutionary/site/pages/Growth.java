package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;
import solutionary.catalog.ReferenceRow;
import solutionary.site.drawing.GrowthChart;

/**
 * How the number of solutions grows.
 *
 * @param current the size that is pointed out, or 0
 */
public record Growth(List<ReferenceRow> published, int computed, int current) {
  static Growth read(Catalog catalog, int current) {
    return new Growth(catalog.queens().references(), catalog.queens().boards().size(), current);
  }

  public boolean present() {
    return !published.isEmpty();
  }

  public Illustration chart() {
    return new Illustration(
        GrowthChart.of(published.stream().map(ReferenceRow::solutions).toList(), computed, current),
        Text.of("growth.label", published.size()));
  }

  /** The published counts of the sizes around the current one. */
  public List<ReferenceRow> around() {
    return published.stream().filter(row -> Math.abs(row.n() - current) <= 1).toList();
  }

  public String aroundSql() {
    return "SELECT n, solutions, fundamental FROM queens_reference WHERE n BETWEEN "
        + (current - 1)
        + " AND "
        + (current + 1)
        + " ORDER BY n";
  }

  /** Where the published counts of the sizes around the current one are published. */
  public List<String> sources() {
    return around().stream().map(ReferenceRow::source).distinct().toList();
  }
}
