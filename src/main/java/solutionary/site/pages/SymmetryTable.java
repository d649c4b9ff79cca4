package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;

/** How the solutions of a board size fall into orbits, by symmetry. */
public record SymmetryTable(int n, List<Line> lines) {
  /** The orbits of one symmetry. */
  public record Line(String symmetry, long orbitSize, long orbits, long solutions) {
    public String key() {
      return "symmetry." + symmetry;
    }
  }

  static SymmetryTable read(Catalog catalog, int n) {
    List<Line> lines =
        catalog
            .query(
                "SELECT symmetry, orbit_size, orbits, solutions FROM queens_symmetry WHERE n = "
                    + n
                    + " ORDER BY orbit_size DESC")
            .rows()
            .stream()
            .map(
                row ->
                    new Line(
                        (String) row.get(0),
                        (Long) row.get(1),
                        (Long) row.get(2),
                        (Long) row.get(3)))
            .toList();
    return new SymmetryTable(n, lines);
  }

  public boolean present() {
    return !lines.isEmpty();
  }

  /** For example {@code 11 · 8 + 1 · 4 = 92}. */
  public String sum() {
    StringBuilder sum = new StringBuilder();
    for (Line line : lines) {
      sum.append(sum.isEmpty() ? "" : " + ").append(Numbers.grouped(line.orbits()));
      sum.append(" · ").append(line.orbitSize());
    }
    return sum + " = " + Numbers.grouped(total());
  }

  public long orbits() {
    return lines.stream().mapToLong(Line::orbits).sum();
  }

  public long total() {
    return lines.stream().mapToLong(Line::solutions).sum();
  }

  public String sql() {
    return "SELECT orbit_size, orbits, solutions FROM queens_symmetry WHERE n = "
        + n
        + " ORDER BY orbit_size DESC";
  }
}
