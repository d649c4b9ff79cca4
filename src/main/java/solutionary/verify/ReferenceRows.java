package solutionary.verify;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import solutionary.catalog.RawCatalog;
import solutionary.catalog.RawRow;

/** Checks {@code queens_reference} against the published counts that come with the program. */
final class ReferenceRows {
  private static final String SQL =
      """
      SELECT n, solutions, fundamental, half_turn_fixed, quarter_turn_fixed, source
      FROM queens_reference ORDER BY n
      """;
  private static final List<String> SEQUENCES = List.of("A000170", "A002562", "A032522", "A033148");

  private final Map<Integer, PublishedCounts> missing;
  private final Findings findings;

  private ReferenceRows(Map<Integer, PublishedCounts> published, Findings findings) {
    this.missing = new TreeMap<>(published);
    this.findings = findings;
  }

  static void check(
      RawCatalog catalog, Map<Integer, PublishedCounts> published, Findings findings) {
    ReferenceRows rows = new ReferenceRows(published, findings);
    catalog.forEach(SQL, rows::check);
    rows.missing.forEach(
        (n, counts) -> findings.add("catalog queens_reference n=" + n, "no row", counts));
  }

  private void check(RawRow row) {
    String place = "catalog queens_reference n=" + row.integer(1);
    PublishedCounts right = missing.remove((int) row.integer(1));
    if (right == null) {
      findings.add(place, "a row", "none; nothing is published for this size");
      return;
    }
    findings.expect(place + " solutions", row.integer(2), right.solutions());
    findings.expect(place + " fundamental", row.integer(3), right.fundamental());
    findings.expect(place + " half_turn_fixed", row.integer(4), right.halfTurnFixed());
    findings.expect(place + " quarter_turn_fixed", row.integer(5), right.quarterTurnFixed());
    String source = String.valueOf(row.text(6));
    if (!SEQUENCES.stream().allMatch(source::contains)) {
      findings.add(place + " source", source, "the OEIS sequences " + SEQUENCES);
    }
  }
}
