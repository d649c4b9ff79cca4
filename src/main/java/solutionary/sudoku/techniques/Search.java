package solutionary.sudoku.techniques;

import java.util.Optional;

/** A technique too long for one go: it is worked at piece by piece. */
interface Search {
  /** Does a small piece of the work; false when it has ended or its budget is spent. */
  boolean advance();

  /** The easiest step, once the work has ended. */
  Optional<Step> result();
}
