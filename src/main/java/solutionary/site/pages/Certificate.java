package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import solutionary.catalog.BoardRow;
import solutionary.catalog.ReferenceRow;

/** What shows that the solutions of a board size are all there. */
public record Certificate(BoardRow here, ReferenceRow published) {
  /**
   * One count as it was found here, beside the published one.
   *
   * @param sequence its number in the On-Line Encyclopedia of Integer Sequences
   */
  public record Count(String nameKey, long here, long published, String sequence) {
    public boolean agrees() {
      return here == published;
    }

    public String sequenceLink() {
      return "https://oeis.org/" + sequence;
    }
  }

  static Optional<Certificate> of(BoardSize size) {
    return size.reference().map(reference -> new Certificate(size.row(), reference));
  }

  public List<Count> counts() {
    return List.of(
        new Count("count.solutions", here.solutions(), published.solutions(), "A000170"),
        new Count("count.fundamental", here.fundamental(), published.fundamental(), "A002562"),
        new Count("count.halfTurn", here.halfTurnFixed(), published.halfTurnFixed(), "A032522"),
        new Count(
            "count.quarterTurn", here.quarterTurnFixed(), published.quarterTurnFixed(), "A033148"));
  }

  /** For example {@code (92 + 4 + 2 · 0) / 8 = 12}. */
  public String burnside() {
    String fixed =
        here.n() == 1
            ? "1 + 1 + 2 · 1 + 4 · 1"
            : Numbers.grouped(here.solutions())
                + " + "
                + Numbers.grouped(here.halfTurnFixed())
                + " + 2 · "
                + Numbers.grouped(here.quarterTurnFixed());
    return "(" + fixed + ") / 8 = " + Numbers.grouped(here.fundamental());
  }

  public String burnsideKey() {
    return here.n() == 1 ? "certificate.burnside.one" : "certificate.burnside";
  }

  public String command() {
    return "java -jar solutionary.jar queens " + here.n() + " | sha256sum";
  }

  public String countsSql() {
    return """
        SELECT b.solutions, r.solutions, b.fundamental, r.fundamental,
          b.half_turn_fixed, r.half_turn_fixed, b.quarter_turn_fixed, r.quarter_turn_fixed
        FROM queens_board b JOIN queens_reference r USING (n) WHERE n = %d"""
        .replace("%d", Integer.toString(here.n()));
  }

  public String sumsSql() {
    return "SELECT burnside, orbit_sum, sha256 FROM queens_certificate WHERE n = " + here.n();
  }
}
