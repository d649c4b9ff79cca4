package solutionary.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the {@code data} of a step say that can be checked: either the placement ({@code r4c5=7}) or
 * the eliminations ({@code r4c5<>7}).
 *
 * <p>They are the first member of the object, and there is no white space: so they are found
 * without reading all the chains behind.
 */
record StepData(Optional<String> placement, List<String> eliminations) {
  private static final String PLACE = "{\"place\":\"";
  private static final String REMOVE = "{\"remove\":[\"";

  /** Empty when the text has another shape. */
  static Optional<StepData> read(String json) {
    int placeEnd = json.indexOf('"', PLACE.length());
    int removeEnd = json.indexOf("\"]", REMOVE.length());
    if (json.startsWith(PLACE) && placeEnd >= 0) {
      String placement = json.substring(PLACE.length(), placeEnd);
      return Optional.of(new StepData(Optional.of(placement), List.of()));
    }
    if (json.startsWith(REMOVE) && removeEnd >= 0) {
      String all = json.substring(REMOVE.length(), removeEnd);
      return Optional.of(new StepData(Optional.empty(), split(all)));
    }
    return Optional.empty();
  }

  private static List<String> split(String all) {
    List<String> each = new ArrayList<>();
    int from = 0;
    for (int end = all.indexOf("\",\""); end >= 0; end = all.indexOf("\",\"", from)) {
      each.add(all.substring(from, end));
      from = end + 3;
    }
    each.add(all.substring(from));
    return each;
  }
}
