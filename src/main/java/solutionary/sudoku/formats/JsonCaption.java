package solutionary.sudoku.formats;

import java.util.List;
import java.util.Map;

/** What a JSON object says about its puzzle. */
final class JsonCaption {
  private JsonCaption() {}

  static Caption of(Map<String, JsonValue> members) {
    JsonValue name = member(members, List.of(Columns.NAME));
    JsonValue note = member(members, List.of(Columns.NOTE));
    JsonValue rating = member(members, List.of(Columns.PUBLISHED_RATING));
    return Caption.of(text(name), text(note), text(rating))
        .withControl(control(name), control(note));
  }

  /** The first value under one of some keys, or null. */
  static JsonValue member(Map<String, JsonValue> members, List<String> keys) {
    return members.entrySet().stream()
        .filter(member -> keys.contains(Columns.key(member.getKey())))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  private static String text(JsonValue value) {
    if (value instanceof JsonValue.Text string) {
      return string.text();
    }
    return value instanceof JsonValue.Word word && Caption.isNumber(word.text())
        ? word.text()
        : null;
  }

  private static String control(JsonValue value) {
    return value instanceof JsonValue.Text string
        ? Phrase.control(string.text(), "string", string.place())
        : null;
  }
}
