package solutionary.sudoku.techniques;

import java.util.Optional;

/** A technique: looks at a position and says what can be placed or removed. */
interface Finder {
  /** The first step found, in a fixed order; the position stays as it is. */
  Optional<Step> find(Position position);
}
