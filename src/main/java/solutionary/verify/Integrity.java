package solutionary.verify;

import solutionary.catalog.RawCatalog;

/** Asks SQLite itself: pages, indices, types; and references between tables. */
final class Integrity {
  private Integrity() {}

  static void check(RawCatalog catalog, Findings findings) {
    catalog.forEach(
        "PRAGMA integrity_check(1000000)",
        row ->
            row.text(1)
                .lines()
                .filter(line -> !line.equals("ok"))
                .forEach(line -> findings.add("catalog integrity_check", line, "ok")));
    catalog.forEach(
        "PRAGMA foreign_key_check",
        row ->
            findings.add(
                "catalog " + row.text(1),
                "a row without its row in " + row.text(3),
                "rows whose references exist"));
  }
}
