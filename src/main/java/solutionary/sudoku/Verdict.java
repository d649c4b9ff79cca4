package solutionary.sudoku;

import java.util.List;

/** What can be said of a puzzle once its solutions are counted. */
public sealed interface Verdict {
  /** The stable word for it: {@code unique}, {@code several}, {@code none} or {@code invalid}. */
  String key();

  /** Exactly one solution. */
  record Unique(Grid solution) implements Verdict {
    @Override
    public String key() {
      return "unique";
    }
  }

  /** At least two solutions; the second is the witness. */
  record Several(Grid solution, Grid secondSolution) implements Verdict {
    @Override
    public String key() {
      return "several";
    }
  }

  /** The givens do not clash, and yet there is no solution. */
  record None() implements Verdict {
    @Override
    public String key() {
      return "none";
    }
  }

  /** Two equal givens share a house. */
  record Invalid(List<Clash> clashes) implements Verdict {
    public Invalid {
      clashes = List.copyOf(clashes);
    }

    @Override
    public String key() {
      return "invalid";
    }
  }
}
