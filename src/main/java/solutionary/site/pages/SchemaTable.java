package solutionary.site.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import solutionary.catalog.NoteRow;

/** A table or view of the catalogue with its columns, as the catalogue itself explains them. */
public record SchemaTable(String name, String meaning, List<NoteRow> fields) {
  /** All of them; the note of a table comes before those of its columns. */
  static List<SchemaTable> all(List<NoteRow> notes) {
    Map<String, List<NoteRow>> byObject = new LinkedHashMap<>();
    for (NoteRow note : notes) {
      byObject.computeIfAbsent(note.object(), key -> new ArrayList<>()).add(note);
    }
    return byObject.values().stream()
        .map(rows -> new SchemaTable(rows.get(0).object(), rows.get(0).meaning(), rest(rows)))
        .toList();
  }

  private static List<NoteRow> rest(List<NoteRow> rows) {
    return rows.subList(1, rows.size());
  }
}
