package solutionary.site.pages;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import solutionary.catalog.SolutionRow;
import solutionary.queens.Placement;
import solutionary.queens.Symmetry;

/**
 * One board of an orbit.
 *
 * @param maps every map that makes it, in the catalogue's order
 */
public record OrbitImage(SolutionRow row, List<Symmetry> maps) {
  public OrbitImage {
    maps = List.copyOf(maps);
  }

  /** All different images of a fundamental solution, in the order of the first map of each. */
  static List<OrbitImage> all(Placement fundamental, List<SolutionRow> orbit) {
    Map<Symmetry, Placement> made = new LinkedHashMap<>();
    for (Symmetry map : Symmetry.values()) {
      made.put(map, map.apply(fundamental));
    }
    return orbit.stream()
        .map(row -> new OrbitImage(row, makers(made, row.placement())))
        .sorted(Comparator.comparing(image -> image.maps().get(0)))
        .toList();
  }

  public long number() {
    return row.number();
  }

  public Illustration picture() {
    return Boards.queensInOrbit(row.placement());
  }

  /** The word for the first map that makes it. */
  public String id() {
    return row.transform();
  }

  /** The names of all maps that make it. */
  public List<String> mapKeys() {
    return maps.stream().map(OrbitImage::key).toList();
  }

  private static String key(Symmetry map) {
    return "map." + map.key();
  }

  private static List<Symmetry> makers(Map<Symmetry, Placement> made, Placement image) {
    return made.keySet().stream().filter(map -> made.get(map).equals(image)).toList();
  }
}
