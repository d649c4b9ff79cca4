package solutionary.site.pages;

import java.util.List;

/**
 * A text that is still to be put into a language.
 *
 * @param key of its message
 * @param arguments what the message leaves open; numbers are shown with thousands separators
 */
public record Text(String key, List<Object> arguments) {
  public Text {
    arguments = List.copyOf(arguments);
  }

  static Text of(String key, Object... arguments) {
    return new Text(key, List.of(arguments));
  }
}
