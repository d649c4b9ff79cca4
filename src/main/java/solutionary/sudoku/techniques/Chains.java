package solutionary.sudoku.techniques;

/** stub */
final class Chains {
  private final Budget budget;

  Chains(Position position, Budget budget) {
    this.budget = budget;
  }

  int lines() {
    return 0;
  }

  int base(int line) {
    return 65;
  }

  boolean isSpent() {
    return budget.isSpent();
  }

  Search search(int line) {
    return new Search() {
      @Override
      public boolean advance() {
        return false;
      }

      @Override
      public java.util.Optional<Step> result() {
        return java.util.Optional.empty();
      }
    };
  }
}
