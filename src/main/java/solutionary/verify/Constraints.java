package solutionary.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;
import solutionary.catalog.Schema;

/**
 * Checks the {@code CHECK} constraints of the schema. SQLite looks at them as rows are written; in
 * a file that it opens for reading it does not know them any more, so that {@code integrity_check}
 * says nothing of them.
 *
 * <p>The tables of queens are left out: there every column is recomputed, and they are the large
 * ones.
 */
final class Constraints {
  private static final String CHECK = "CHECK (";

  private final RawCatalog catalog;
  private final Findings findings;

  private Constraints(RawCatalog catalog, Findings findings) {
    this.catalog = catalog;
    this.findings = findings;
  }

  static void check(RawCatalog catalog, Findings findings) {
    Constraints constraints = new Constraints(catalog, findings);
    for (String statement : Schema.tables()) {
      List<String> checks = checks(statement);
      String table = statement.split(" ", 4)[2];
      if (!checks.isEmpty() && !table.startsWith("queens_")) {
        constraints.check(table, checks);
      }
    }
  }

  private void check(String table, List<String> checks) {
    List<String> keys = keys(table);
    String all = String.join(", ", keys) + ", " + String.join(", ", checks);
    String broken =
        checks.stream().map(check -> "NOT " + check).collect(Collectors.joining(" OR "));
    catalog.forEach(
        "SELECT " + all + " FROM " + table + " WHERE " + broken,
        row -> {
          for (int i = 0; i < checks.size(); i++) {
            if ("0".equals(row.text(keys.size() + i + 1))) {
              findings.add(place(table, keys, row), "a row that breaks a rule", checks.get(i));
            }
          }
        });
  }

  private static String place(String table, List<String> keys, RawRow row) {
    StringBuilder place = new StringBuilder("catalog ").append(table);
    for (int i = 0; i < keys.size(); i++) {
      place.append(' ').append(keys.get(i)).append('=').append(row.text(i + 1));
    }
    return place.toString();
  }

  private List<String> keys(String table) {
    List<String> keys = new ArrayList<>();
    catalog.forEach(
        "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
        row -> keys.add(row.text(1)),
        table);
    return keys;
  }

  /** The conditions of a table, each in its brackets. */
  private static List<String> checks(String statement) {
    List<String> checks = new ArrayList<>();
    for (int at = statement.indexOf(CHECK); at >= 0; at = statement.indexOf(CHECK, at + 1)) {
      int from = at + CHECK.length() - 1;
      checks.add(statement.substring(from, closing(statement, from) + 1));
    }
    return checks;
  }

  /** Where the bracket closes that opens at a place; brackets in quotes do not count. */
  private static int closing(String statement, int from) {
    int depth = 0;
    boolean isQuoted = false;
    for (int at = from; at < statement.length(); at++) {
      char c = statement.charAt(at);
      isQuoted ^= c == '\'';
      if (!isQuoted) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      }
      if (depth == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("a bracket never closes: " + statement);
  }
}
