package solutionary.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the {@code data} of a step say that can be checked: its rating in tenths, and either the
 * placement ({@code r4c5=7}) or the eliminations ({@code r4c5<>7}).
 *
 * <p>The rating is the first member of the object, the other the last, and there is no white space:
 * so it is found without reading all the chains between.
 */
record StepData(int tenths, Optional<String> placement, List<String> eliminations) {
  private static final String RATING = "{\"rating\":";
  private static final String PLACE = ",\"place\":\"";
  private static final String REMOVE = ",\"remove\":[\"";

  /** Empty when the text has another shape. */
  static Optional<StepData> read(String json) {
    int tenths = tenths(json);
    int place = json.lastIndexOf(PLACE);
    int remove = json.lastIndexOf(REMOVE);
    if (tenths >= 0 && place >= 0 && remove < 0 && json.endsWith("\"}")) {
      String placement = json.substring(place + PLACE.length(), json.length() - 2);
      return Optional.of(new StepData(tenths, Optional.of(placement), List.of()));
    }
    if (tenths >= 0 && remove >= 0 && place < 0 && json.endsWith("\"]}")) {
      String all = json.substring(remove + REMOVE.length(), json.length() - 3);
      return Optional.of(new StepData(tenths, Optional.empty(), split(all)));
    }
    return Optional.empty();
  }

  /** A rating such as 4.5 as 45, or −1. */
  private static int tenths(String json) {
    int comma = json.indexOf(',');
    int point = comma - 2;
    if (!json.startsWith(RATING) || point <= RATING.length() || json.charAt(point) != '.') {
      return -1;
    }
    int tenths = 0;
    for (int i = RATING.length(); i < comma; i++) {
      if (i != point) {
        char digit = json.charAt(i);
        if (digit < '0' || digit > '9' || tenths > 99) {
          return -1;
        }
        tenths = 10 * tenths + digit - '0';
      }
    }
    return tenths;
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
