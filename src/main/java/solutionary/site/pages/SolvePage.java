package solutionary.site.pages;

import java.util.List;
import java.util.stream.Stream;
import solutionary.catalog.Catalog;
import solutionary.catalog.TechniqueRow;

/**
 * Where readers have puzzles of their own solved, by the program itself.
 *
 * @param techniques those that have a page, by their keys
 */
public record SolvePage(List<String> techniques) implements Page {
  static final Address ADDRESS = Address.of("solve.html");

  /** Shows the steps of a path on the board. */
  static final Address STEPS = Address.of("assets/steps.js");

  private static final List<String> LEVELS =
      List.of("easy", "moderate", "tricky", "hard", "fiendish", "extreme");

  private static final List<String> VERDICTS = List.of("unique", "several", "none", "invalid");

  /** A technique by its key. */
  public record Technique(String key) {
    public String nameKey() {
      return TechniquePage.nameKey(key);
    }

    public Address address() {
      return TechniquePage.address(key);
    }
  }

  static SolvePage read(Catalog catalog) {
    return new SolvePage(
        catalog.sudoku().techniques().stream().map(TechniqueRow::technique).toList());
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "solve";
  }

  @Override
  public Text title() {
    return Text.of("solve.title");
  }

  @Override
  public Text description() {
    return Text.of("solve.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb());
  }

  /** The keys of the messages for levels and verdicts. */
  public List<String> names() {
    return Stream.of(
            LEVELS.stream().map(level -> "level." + level),
            VERDICTS.stream().map(verdict -> "verdict." + verdict),
            VERDICTS.stream().map(verdict -> "verdict." + verdict + ".meaning"))
        .flatMap(keys -> keys)
        .toList();
  }

  /** The pages of the techniques. */
  public List<Technique> links() {
    return techniques.stream().map(Technique::new).toList();
  }

  /** A puzzle to try it with: the textbook example. */
  public String example() {
    return "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  }

  /** The scripts, in the order in which they are needed. */
  public List<Address> libraries() {
    return List.of(PlayerSetup.ENGINE, Address.of("assets/known.js"));
  }

  public Address steps() {
    return STEPS;
  }

  public Address script() {
    return Address.of("assets/solve.js");
  }
}
