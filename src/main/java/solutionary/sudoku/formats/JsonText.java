package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the values of a JSON text (RFC 8259), one after the other. */
final class JsonText {
  private static final int DEEPEST = 16;

  /** Values that a puzzle may have inside; a saved game with all its pencil marks has 1,500. */
  private static final int MOST_VALUES = 5_000;

  private static final String WORDS = "+-.0123456789Eaeflnrstu";
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final DocumentText text;
  private int values;
  private int depth;

  JsonText(DocumentText text) {
    this.text = text;
  }

  boolean isAtEnd() {
    text.skipWhite();
    return text.peek() == DocumentText.END;
  }

  /** The next value with all that is in it. */
  JsonValue whole() throws BrokenText {
    values = 0;
    depth = 0;
    return value();
  }

  /** Passes over the bracket that opens an array, if there is one; whether there is. */
  boolean opensArray() {
    text.skipWhite();
    return text.takes("[");
  }

  /** Whether an array or object goes on; the first thing in it has no comma before it. */
  boolean hasNext(boolean first, char close) throws BrokenText {
    text.skipWhite();
    if (text.peek() == close) {
      text.take();
      return false;
    }
    if (!first && !text.takes(",")) {
      throw text.broken("a comma or '" + close + "'");
    }
    return true;
  }

  private JsonValue value() throws BrokenText {
    text.skipWhite();
    if (++values > MOST_VALUES) {
      throw tooMuch("more than 5,000 values in one puzzle");
    }
    DocumentText.Place place = text.place();
    return switch (text.peek()) {
      case '"' -> new JsonValue.Text(string(), place);
      case '[' -> nested(this::items);
      case '{' -> nested(this::members);
      default -> word();
    };
  }

  private interface Nested {
    JsonValue read(DocumentText.Place place) throws BrokenText;
  }

  private JsonValue nested(Nested inside) throws BrokenText {
    DocumentText.Place place = text.place();
    if (++depth > DEEPEST) {
      throw tooMuch("arrays or objects more than 16 deep");
    }
    text.take();
    JsonValue value = inside.read(place);
    depth--;
    return value;
  }

  private JsonValue items(DocumentText.Place place) throws BrokenText {
    List<JsonValue> items = new ArrayList<>();
    while (hasNext(items.isEmpty(), ']')) {
      items.add(value());
    }
    return new JsonValue.Items(items, place);
  }

  private JsonValue members(DocumentText.Place place) throws BrokenText {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    while (hasNext(members.isEmpty(), '}')) {
      text.skipWhite();
      DocumentText.Place keyPlace = text.place();
      String key = string();
      text.skipWhite();
      if (!text.takes(":")) {
        throw text.broken("a colon");
      }
      if (members.put(key, value()) != null) {
        throw new BrokenText(
            keyPlace.line(), "the key " + Phrase.quote(key) + " again", "each key once");
      }
    }
    return new JsonValue.Members(members, place);
  }

  private JsonValue word() throws BrokenText {
    DocumentText.Place place = text.place();
    StringBuilder word = new StringBuilder();
    while (WORDS.indexOf(text.peek()) >= 0) {
      word.append((char) text.take());
    }
    String told = word.toString();
    if (isNumber(told) || List.of("true", "false", "null").contains(told)) {
      return new JsonValue.Word(told, place);
    }
    text.goBack(place);
    throw text.broken("a JSON value");
  }

  /** Told apart from a word only: where a number matters, its digits are looked at. */
  private static boolean isNumber(String word) {
    return !word.isEmpty()
        && "-0123456789".indexOf(word.charAt(0)) >= 0
        && word.chars().allMatch(c -> "+-.0123456789Ee".indexOf(c) >= 0);
  }

  private String string() throws BrokenText {
    if (!text.takes("\"")) {
      throw text.broken("a string in double quotes");
    }
    StringBuilder string = new StringBuilder();
    while (text.peek() != '"') {
      if (text.peek() < ' ') {
        throw text.broken("the closing quote of a string");
      }
      int c = text.take();
      string.append(c == '\\' ? escaped() : (char) c);
    }
    text.take();
    return string.toString();
  }

  private char escaped() throws BrokenText {
    int escape = ESCAPES.indexOf(text.peek());
    if (escape >= 0) {
      text.take();
      return ESCAPED.charAt(escape);
    }
    if (!text.takes("u")) {
      throw text.broken("an escape that JSON knows");
    }
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      int digit = text.peek() < 0x80 ? Character.digit(text.peek(), 16) : -1;
      if (digit < 0) {
        throw text.broken("four hexadecimal digits");
      }
      text.take();
      unit = unit << 4 | digit;
    }
    return (char) unit;
  }

  private BrokenText tooMuch(String found) {
    return new BrokenText(text.place().line(), found, "9×9 grids");
  }
}
