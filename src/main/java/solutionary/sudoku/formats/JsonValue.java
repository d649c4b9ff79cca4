package solutionary.sudoku.formats;

import java.util.List;
import java.util.Map;

/** A value of a JSON text (RFC 8259), with the place where it starts. */
sealed interface JsonValue {
  DocumentText.Place place();

  /** A string, without quotes and escapes. */
  record Text(String text, DocumentText.Place place) implements JsonValue {}

  /** A number, {@code true}, {@code false} or {@code null}, as it is written. */
  record Word(String text, DocumentText.Place place) implements JsonValue {}

  /** An array. */
  record Items(List<JsonValue> items, DocumentText.Place place) implements JsonValue {}

  /** An object, by its keys. */
  record Members(Map<String, JsonValue> members, DocumentText.Place place) implements JsonValue {}
}
