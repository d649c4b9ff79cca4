package solutionary.site.pages;

import solutionary.catalog.StrategyRow;

/** A way of searching, by name; its texts are messages. */
public record Strategy(String problem, String name) {
  Strategy(StrategyRow row) {
    this(row.problem(), row.name());
  }

  /** Whether it searches puzzles, and not boards for queens. */
  public boolean isSudoku() {
    return problem.equals("sudoku");
  }

  public Address address() {
    return Address.of("strategies/" + problem + "/" + name + ".html");
  }

  public String titleKey() {
    return "strategy." + problem + "." + name;
  }

  public String ideaKey() {
    return titleKey() + ".idea";
  }

  /** What the field calls that which it does. */
  public String termsKey() {
    return titleKey() + ".terms";
  }

  public String originKey() {
    return titleKey() + ".origin";
  }
}
