package solutionary.sudoku.formats;

import java.util.List;
import java.util.Map;

/**
 * The puzzles of a JSON text: givens as a string, a grid as an array of rows, an object that has
 * either under the name of a {@linkplain Columns column}, a saved game, or arrays of these.
 */
final class JsonPuzzles {
  private static final String WANTED =
      "givens as a string, a 9×9 array of strings or numbers, or an array of such";

  private final JsonText json;
  private final DocumentText text;
  private final Report report;

  private JsonPuzzles(DocumentText text, Report report) {
    this.text = text;
    this.json = new JsonText(text);
    this.report = report;
  }

  static void read(DocumentText text, Report report) {
    try {
      JsonPuzzles puzzles = new JsonPuzzles(text, report);
      while (!puzzles.json.isAtEnd()) {
        puzzles.document();
      }
    } catch (BrokenText broken) {
      broken.tell(report);
    }
  }

  /** A value as a whole; if it is too large for that, or broken, item by item. */
  private void document() throws BrokenText {
    DocumentText.Place start = text.place();
    JsonValue value;
    try {
      value = json.whole();
    } catch (BrokenText broken) {
      text.goBack(start);
      itemByItem(broken);
      return;
    }
    tell(value);
  }

  private void itemByItem(BrokenText broken) throws BrokenText {
    if (!json.opensArray()) {
      throw broken;
    }
    for (boolean first = true; json.hasNext(first, ']'); first = false) {
      JsonValue item = json.whole();
      if (JsonGrid.isPart(item)) {
        throw broken;
      }
      tell(item);
    }
  }

  private void tell(JsonValue value) {
    if (value instanceof JsonValue.Items list && isList(list.items())) {
      list.items().forEach(this::tell);
    } else if (value instanceof JsonValue.Members object) {
      object(object.members(), object.place());
    } else {
      puzzle(value, Caption.NONE);
    }
  }

  private static boolean isList(List<JsonValue> items) {
    return !items.isEmpty() && !JsonGrid.isGrid(items);
  }

  private void object(Map<String, JsonValue> members, DocumentText.Place place) {
    JsonValue puzzle = JsonCaption.member(members, Columns.GIVENS);
    if (puzzles(members).size() > 1) {
      reject(place, "puzzles under " + String.join(" and ", puzzles(members)), "one of them");
    } else if (puzzle != null) {
      puzzle(puzzle, JsonCaption.of(members));
    } else if (members.get(SavedGame.CELLS) instanceof JsonValue.Items cells) {
      report.finding(SavedGame.read(cells.items()), place.line());
    } else {
      reject(place, "an object without puzzle, quizzes or givens", WANTED);
    }
  }

  private void puzzle(JsonValue value, Caption caption) {
    if (value instanceof JsonValue.Text givens) {
      String place = " of the string in column " + givens.place().column();
      Finding finding =
          CellRun.read(
              Cells.trim(givens.text()), caption, at -> "as character " + (at + 1) + place);
      report.finding(finding, givens.place().line());
    } else if (value instanceof JsonValue.Items list && JsonGrid.isGrid(list.items())) {
      new JsonGrid(list, caption, report).tell();
    } else {
      reject(value.place(), name(value), WANTED);
    }
  }

  private static String name(JsonValue value) {
    if (value instanceof JsonValue.Word word) {
      return Phrase.quote(word.text());
    }
    if (value instanceof JsonValue.Items list) {
      return list.items().isEmpty() ? "an empty array" : "an array";
    }
    return "an object";
  }

  private void reject(DocumentText.Place place, String found, String wanted) {
    report.reject(place.line(), found + " in column " + place.column(), wanted);
  }

  /** The keys, quoted, under which an object has puzzles. */
  private static List<String> puzzles(Map<String, JsonValue> members) {
    return members.keySet().stream()
        .filter(key -> Columns.GIVENS.contains(Columns.key(key)))
        .map(Phrase::quote)
        .toList();
  }
}
