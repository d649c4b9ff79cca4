package solutionary.queens;

import java.util.ArrayList;
import java.util.List;

/**
 * The different images of a solution under the eight maps of the square.
 *
 * @param fundamental the lexicographically smallest of them
 * @param images all of them, each with the first map that takes the fundamental solution to it, in
 *     the order of the maps
 */
public record Orbit(Placement fundamental, List<Image> images) {
  /** One of them, and the first map in the catalogue's order that makes it. */
  public record Image(Symmetry transform, Placement placement) {}

  public Orbit {
    images = List.copyOf(images);
  }

  /**
   * The orbit that a solution belongs to.
   *
   * @throws IllegalArgumentException when two queens share a column
   */
  public static Orbit of(Placement solution) {
    Placement fundamental = solution;
    for (Symmetry map : Symmetry.values()) {
      Placement image = map.apply(solution);
      fundamental = image.compareTo(fundamental) < 0 ? image : fundamental;
    }
    return new Orbit(fundamental, imagesOf(fundamental));
  }

  /** How many different images there are: 1, 2, 4 or 8. */
  public int size() {
    return images.size();
  }

  /** The first map in the catalogue's order that takes the fundamental solution to an image. */
  public Symmetry transformTo(Placement image) {
    for (Image each : images) {
      if (each.placement().equals(image)) {
        return each.transform();
      }
    }
    throw new IllegalArgumentException(image + " is not in the orbit of " + fundamental);
  }

  private static List<Image> imagesOf(Placement fundamental) {
    List<Image> images = new ArrayList<>();
    List<Placement> seen = new ArrayList<>();
    for (Symmetry map : Symmetry.values()) {
      Placement image = map.apply(fundamental);
      if (!seen.contains(image)) {
        seen.add(image);
        images.add(new Image(map, image));
      }
    }
    return images;
  }
}
