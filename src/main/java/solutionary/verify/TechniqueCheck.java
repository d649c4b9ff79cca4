package solutionary.verify;

import solutionary.catalog.RawCatalog;
import solutionary.sudoku.techniques.Technique;

/** Checks that the techniques, when there are any, are those of this version, in their order. */
final class TechniqueCheck {
  private TechniqueCheck() {}

  static void check(RawCatalog catalog, Findings findings) {
    int[] next = {0};
    catalog.forEach(
        "SELECT technique, place, title, rating FROM sudoku_technique ORDER BY place, technique",
        row -> {
          String found = line(row.text(1), row.text(2), row.text(3), row.text(4));
          findings.expect("catalog sudoku_technique", found, wanted(next[0]++));
        });
    if (next[0] > 0 && next[0] < Technique.values().length) {
      findings.add("catalog sudoku_technique", next[0] + " rows", wanted(next[0]) + " and so on");
    }
  }

  private static String wanted(int index) {
    if (index >= Technique.values().length) {
      return "no further row";
    }
    Technique technique = Technique.values()[index];
    int tenths = technique.rating();
    return line(
        technique.key(),
        String.valueOf(index + 1),
        technique.title(),
        tenths / 10 + "." + tenths % 10);
  }

  private static String line(String technique, String place, String title, String rating) {
    return technique + ", place " + place + ", \"" + title + "\", from " + rating;
  }
}
