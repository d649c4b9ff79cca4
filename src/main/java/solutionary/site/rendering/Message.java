package solutionary.site.rendering;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import solutionary.site.pages.Numbers;

/**
 * One text with places to fill: {@code {0}}, {@code {1}} and so on.
 *
 * @param place the file and line where it stands
 * @param words what stands before, between and behind the places
 * @param places which argument comes into each place
 * @param arguments how many arguments there are
 * @param choice the same as a {@link MessageFormat} when it chooses words by a number
 */
record Message(
    String place,
    List<String> words,
    List<Integer> places,
    int arguments,
    Optional<MessageFormat> choice) {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)\\}");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)[,}]");

  /**
   * @throws SiteException when it cannot be read
   */
  static Message of(String place, String pattern) {
    if (pattern.indexOf('\'') >= 0) {
      throw new SiteException(place + ": the apostrophe ' is a quotation mark here; write ’");
    }
    List<String> words = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    Matcher next = PLACE.matcher(pattern);
    int done = 0;
    while (next.find()) {
      words.add(pattern.substring(done, next.start()));
      places.add(Integer.valueOf(next.group(1)));
      done = next.end();
    }
    words.add(pattern.substring(done));
    boolean isPlain = words.stream().noneMatch(each -> each.contains("{") || each.contains("}"));
    return new Message(
        place,
        List.copyOf(words),
        List.copyOf(places),
        arguments(place, pattern),
        isPlain ? Optional.empty() : Optional.of(choice(place, pattern)));
  }

  /**
   * The text with its places filled; whole numbers get thousands separators.
   *
   * @throws SiteException when there are too many or too few arguments
   */
  String text(Object... values) {
    requireArguments(values.length);
    if (choice.isPresent()) {
      return choice.get().format(values);
    }
    if (places.isEmpty()) {
      return words.get(0);
    }
    StringBuilder text = new StringBuilder(words.get(0));
    for (int i = 0; i < places.size(); i++) {
      text.append(shown(values[places.get(i)])).append(words.get(i + 1));
    }
    return text.toString();
  }

  void requireArguments(int count) {
    if (count != arguments) {
      throw new SiteException(
          place + ": has " + arguments + " places to fill, and the page fills " + count);
    }
  }

  private static String shown(Object value) {
    return value instanceof Integer || value instanceof Long
        ? Numbers.grouped(((Number) value).longValue())
        : String.valueOf(value);
  }

  private static int arguments(String place, String pattern) {
    int count = 0;
    Matcher argument = ARGUMENT.matcher(pattern);
    while (argument.find()) {
      count = Math.max(count, Integer.parseInt(argument.group(1)) + 1);
    }
    for (int i = 0; i < count; i++) {
      if (!pattern.contains("{" + i)) {
        throw new SiteException(place + ": {" + i + "} is not used; number the places from 0");
      }
    }
    return count;
  }

  private static MessageFormat choice(String place, String pattern) {
    try {
      return new MessageFormat(pattern, Locale.ROOT);
    } catch (IllegalArgumentException e) {
      throw new SiteException(
          place + ": " + e.getMessage() + "; a place to fill is {0}, {1} and so on", e);
    }
  }
}
