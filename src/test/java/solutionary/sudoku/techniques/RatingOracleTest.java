package solutionary.sudoku.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.sudoku.Grid;

/**
 * Every fifth of the reference puzzles; {@code solutionary.bench.RatingReport} compares them all.
 */
class RatingOracleTest {
  /** Our names for the reference's; those of chains that tie may be either. */
  private static final Map<String, Set<String>> NAMES =
      Map.ofEntries(
          Map.entry("Hidden Single", Set.of("hidden-single-box", "hidden-single-line")),
          Map.entry("Direct Pointing", Set.of("direct-pointing")),
          Map.entry("Direct Hidden Pair", Set.of("direct-hidden-pair")),
          Map.entry("Naked Single", Set.of("naked-single")),
          Map.entry("Direct Hidden Triplet", Set.of("direct-hidden-triple")),
          Map.entry("Pointing", Set.of("pointing")),
          Map.entry("Claiming", Set.of("claiming")),
          Map.entry("Naked Pair", Set.of("naked-pair")),
          Map.entry("X-Wing", Set.of("x-wing")),
          Map.entry("Hidden Pair", Set.of("hidden-pair")),
          Map.entry("Naked Triplet", Set.of("naked-triple")),
          Map.entry("Swordfish", Set.of("swordfish")),
          Map.entry("Hidden Triplet", Set.of("hidden-triple")),
          Map.entry("XY-Wing", Set.of("xy-wing")),
          Map.entry("XYZ-Wing", Set.of("xyz-wing")),
          Map.entry("Unique Rectangle type 1", Set.of("unique-rectangle-1")),
          Map.entry("Unique Rectangle type 3", Set.of("unique-rectangle-3")),
          Map.entry("Unique Rectangle type 4", Set.of("unique-rectangle-4")),
          Map.entry("Naked Quad", Set.of("naked-quad")),
          Map.entry("Jellyfish", Set.of("jellyfish")),
          Map.entry("BUG type 1", Set.of("bug-plus-1")),
          Map.entry("Bidirectional Y-Cycle", Set.of("xy-loop")),
          Map.entry("Bidirectional Cycle", Set.of("nice-loop")),
          Map.entry(
              "Turbot Fish", Set.of("skyscraper", "two-string-kite", "turbot-fish", "x-chain")),
          Map.entry("Forcing X-Chain", Set.of("x-chain")),
          Map.entry("Forcing Chain", Set.of("aic", "w-wing", "xy-chain", "remote-pair")),
          Map.entry("Nishio Forcing Chains", Set.of("nishio")),
          Map.entry("Cell Forcing Chains", Set.of("cell-forcing", "region-forcing")),
          Map.entry("Region Forcing Chains", Set.of("cell-forcing", "region-forcing")),
          Map.entry("Dynamic Contradiction Forcing Chains", dynamic()),
          Map.entry("Dynamic Cell Forcing Chains", dynamic()),
          Map.entry("Dynamic Region Forcing Chains", dynamic()));

  static Stream<Arguments> sample() {
    AtomicInteger number = new AtomicInteger();
    return Puzzles.rated()
        .filter(row -> number.getAndIncrement() % 5 == 3)
        .map(row -> Arguments.of(row[0], row[1], row[4]));
  }

  @ParameterizedTest(name = "{0} is rated {1} for {2}")
  @MethodSource("sample")
  void ratingAndHardestTechniqueAreThoseOfTheReference(
      String givens, String rating, String hardest) {
    HumanPath path = HumanSolver.solve(new Grid(givens), true);
    assertThat(path.rating()).hasToString(rating);
    assertThat(path.hardestTechnique()).isIn(NAMES.get(hardest));
    assertThat(path.isSolved()).isTrue();
  }

  private static Set<String> dynamic() {
    return Set.of("dynamic-contradiction", "dynamic-cell-forcing", "dynamic-region-forcing");
  }
}
