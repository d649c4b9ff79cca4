package solutionary.site.pages;

import java.util.Optional;
import solutionary.catalog.BoardRow;
import solutionary.catalog.ReferenceRow;

/** What shows that the solutions of a board size are all there. */
public record Certificate(BoardRow here, ReferenceRow published) {
  static Optional<Certificate> of(BoardSize size) {
    return size.reference().map(reference -> new Certificate(size.row(), reference));
  }

  /** For example {@code (92 + 4 + 2 · 0) / 8 = 12}. */
  public String burnside() {
    String sum =
        here.n() == 1
            ? "1 + 1 + 2 · 1 + 4 · 1"
            : Numbers.grouped(here.solutions())
                + " + "
                + Numbers.grouped(here.halfTurnFixed())
                + " + 2 · "
                + Numbers.grouped(here.quarterTurnFixed());
    return "(" + sum + ") / 8 = " + Numbers.grouped(here.fundamental());
  }

  public String burnsideKey() {
    return here.n() == 1 ? "certificate.burnside.one" : "certificate.burnside";
  }

  public String command() {
    return "java -jar solutionary.jar queens " + here.n() + " | sha256sum";
  }

  public String sql() {
    return """
        SELECT b.solutions, r.solutions, b.fundamental, r.fundamental, b.half_turn_fixed,
          r.half_turn_fixed, b.quarter_turn_fixed, r.quarter_turn_fixed
        FROM queens_board b JOIN queens_reference r USING (n) WHERE n = %d"""
        .replace("%d", Integer.toString(here.n()));
  }

  public String sumsSql() {
    return "SELECT orbit_sum, burnside, sha256 FROM queens_certificate WHERE n = " + here.n();
  }
}
