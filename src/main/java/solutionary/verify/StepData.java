package solutionary.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the {@code data} of a step say that can be checked: either the placement ({@code r4c5=7}) or
 * the eliminations ({@code r4c5<>7}); and the rating, such as {@code 4.6}, unless it is the lowest
 * of its technique.
 *
 * <p>They are the first members of the object, and there is no white space: so they are found
 * without reading all the chains behind.
 */
record StepData(Optional<String> placement, List<String> eliminations, Optional<String> rating) {
  private static final String PLACE = "{\"place\":\"";
  private static final String REMOVE = "{\"remove\":[\"";
  private static final String RATING = ",\"rating\":";

  /** Empty when the text has another shape. */
  static Optional<StepData> read(String json) {
    int placeEnd = json.indexOf('"', PLACE.length());
    int removeEnd = json.indexOf("\"]", REMOVE.length());
    if (json.startsWith(PLACE) && placeEnd >= 0) {
      String placement = json.substring(PLACE.length(), placeEnd);
      return Optional.of(
          new StepData(Optional.of(placement), List.of(), rating(json, placeEnd + 1)));
    }
    if (json.startsWith(REMOVE) && removeEnd >= 0) {
      List<String> all = split(json.substring(REMOVE.length(), removeEnd));
      return Optional.of(new StepData(Optional.empty(), all, rating(json, removeEnd + 2)));
    }
    return Optional.empty();
  }

  private static Optional<String> rating(String json, int at) {
    if (!json.startsWith(RATING, at)) {
      return Optional.empty();
    }
    int from = at + RATING.length();
    int comma = json.indexOf(',', from);
    return Optional.of(json.substring(from, comma < 0 ? json.length() - 1 : comma));
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
