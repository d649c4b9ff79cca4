package solutionary.verify;

/**
 * Checks a puzzle by the rules alone: verdict, solution and witness against the givens; that there
 * is no other solution, by {@link CoverSearch}; whether a given can be left out; and the canonical
 * form, by {@link LeastImage}.
 */
final class PuzzleCheck {
  private final CoverSearch search = new CoverSearch();
  private final Findings findings;

  PuzzleCheck(Findings findings) {
    this.findings = findings;
  }

  /** Checks it; tells whether it is a unique one with the right solution. */
  boolean check(PuzzleText puzzle) {
    if (!SudokuRules.isGrid(puzzle.givens())) {
      findings.add(
          puzzle.place() + " givens", puzzle.givens(), "81 cells, 1-9, or a dot for an empty one");
      return false;
    }
    long clues = SudokuRules.clues(puzzle.givens());
    findings.expect(puzzle.place() + " clues", puzzle.clues(), clues);
    String verdict = verdict(puzzle.givens());
    findings.expect(puzzle.place() + " verdict", puzzle.verdict(), verdict);
    checkSolutions(puzzle, verdict);
    checkMinimal(puzzle, verdict);
    checkCanonical(puzzle);
    return verdict.equals("unique") && SudokuRules.solves(puzzle.solution(), puzzle.givens());
  }

  private String verdict(String givens) {
    if (SudokuRules.hasClash(givens)) {
      return "invalid";
    }
    return switch (search.count(givens, 2)) {
      case 0 -> "none";
      case 1 -> "unique";
      default -> "several";
    };
  }

  private void checkSolutions(PuzzleText puzzle, String verdict) {
    boolean isSeveral = verdict.equals("several");
    boolean isSolvable = isSeveral || verdict.equals("unique");
    checkSolution(puzzle, "solution", puzzle.solution(), isSolvable);
    checkSolution(puzzle, "second_solution", puzzle.secondSolution(), isSeveral);
    if (isSeveral
        && puzzle.solution() != null
        && puzzle.solution().equals(puzzle.secondSolution())) {
      findings.add(
          puzzle.place() + " second_solution", puzzle.secondSolution(), "another than solution");
    }
  }

  private void checkSolution(PuzzleText puzzle, String column, String grid, boolean isThere) {
    if (!isThere) {
      findings.expect(puzzle.place() + " " + column, grid, null);
    } else if (!SudokuRules.solves(grid, puzzle.givens())) {
      findings.add(
          puzzle.place() + " " + column,
          grid,
          "a full grid with the givens, every digit once in each row, column and box");
    }
  }

  private void checkMinimal(PuzzleText puzzle, String verdict) {
    String place = puzzle.place() + " minimal";
    if (!verdict.equals("unique")) {
      findings.expect(place, puzzle.minimal(), null);
    } else if (SudokuRules.solves(puzzle.solution(), puzzle.givens())) {
      boolean isMinimal = search.needsEachGiven(puzzle.givens(), puzzle.solution());
      findings.expect(place, puzzle.minimal(), isMinimal ? "1" : "0");
    }
  }

  private void checkCanonical(PuzzleText puzzle) {
    int automorphisms =
        SudokuRules.isGrid(puzzle.canonical())
            ? LeastImage.automorphisms(puzzle.givens(), puzzle.canonical())
            : 0;
    if (automorphisms == 0) {
      findings.add(
          puzzle.place() + " canonical",
          puzzle.canonical(),
          "the least text over all symmetries and relabellings of " + puzzle.givens());
    } else {
      findings.expect(
          puzzle.place() + " automorphisms", puzzle.automorphisms(), String.valueOf(automorphisms));
    }
  }
}
