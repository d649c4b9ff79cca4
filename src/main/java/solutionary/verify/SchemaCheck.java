package solutionary.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.Schema;

/**
 * Checks that tables, views and indices are those of this version, word for word, and that {@code
 * catalog_note} holds the meanings that stand in them as comments.
 */
final class SchemaCheck {
  private final RawCatalog catalog;
  private final Findings findings;

  /** The statement of each object by its name. */
  private final Map<String, String> wanted = new LinkedHashMap<>();

  private SchemaCheck(RawCatalog catalog, Findings findings) {
    this.catalog = catalog;
    this.findings = findings;
    Stream.concat(Schema.tables().stream(), Schema.indices().stream())
        .forEach(statement -> wanted.put(name(statement), statement.strip()));
  }

  static void check(RawCatalog catalog, Findings findings) {
    SchemaCheck check = new SchemaCheck(catalog, findings);
    check.checkStatements();
    check.checkNotes();
  }

  private void checkStatements() {
    Map<String, String> missing = new LinkedHashMap<>(wanted);
    catalog.forEach(
        "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name",
        row -> {
          String right = missing.remove(row.text(1));
          if (right == null) {
            findings.add("catalog schema", row.text(2), "no such table, view or index");
          } else {
            findings.expect("catalog schema " + row.text(1), row.text(2), right);
          }
        });
    missing.forEach((name, sql) -> findings.add("catalog schema " + name, "nothing", sql));
  }

  private void checkNotes() {
    Map<String, String> missing = meanings();
    catalog.forEach(
        "SELECT object, field, meaning FROM catalog_note ORDER BY object, field",
        row -> {
          String place = "catalog catalog_note object=" + row.text(1) + " field=" + row.text(2);
          String right = missing.remove(row.text(1) + " " + row.text(2));
          findings.expect(place + " meaning", row.text(3), right == null ? "no row" : right);
        });
    missing.forEach((key, meaning) -> findings.add("catalog catalog_note", "no " + key, meaning));
  }

  /** By object, a space, and field; the n-th comment after the first is that of the n-th column. */
  private Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (Map.Entry<String, String> object : wanted.entrySet()) {
      List<String> names = new ArrayList<>(List.of(""));
      catalog.forEach(
          "SELECT name FROM pragma_table_info(?) ORDER BY cid",
          row -> names.add(row.text(1)),
          object.getKey());
      List<String> comments =
          object.getValue().lines().filter(line -> line.contains(" -- ")).toList();
      for (int i = 0; i < Math.min(names.size(), comments.size()); i++) {
        String comment = comments.get(i);
        meanings.put(
            object.getKey() + " " + names.get(i), comment.substring(comment.indexOf(" -- ") + 4));
      }
    }
    return meanings;
  }

  /** The name that a statement gives: the word before ON, AS or the bracket. */
  private static String name(String statement) {
    String head = statement.split(" (ON|AS|\\() ?", 2)[0];
    return head.substring(head.lastIndexOf(' ') + 1);
  }
}
