package solutionary.queens.notation;

import solutionary.queens.Placement;

/** What became of a text that should be a placement. */
public sealed interface Reading {
  /** It is a placement, which need not be a solution, in some notation. */
  record Read(Placement placement, Notation notation) implements Reading {}

  /** It is none; the reason names the place, what stands there and what would be right. */
  record Rejected(String reason) implements Reading {}
}
