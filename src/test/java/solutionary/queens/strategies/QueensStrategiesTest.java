package solutionary.queens.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.Oracle;
import solutionary.queens.Placement;

class QueensStrategiesTest {
  static final List<String> NAMES = QueensStrategies.names();

  @Test
  void thePublishedNamesAreThere() {
    assertThat(NAMES)
        .doesNotHaveDuplicates()
        .containsSubsequence(
            "generate-and-test",
            "position-array",
            "attack-sets",
            "attack-flags",
            "board-snapshot",
            "bitmask",
            "exact-cover",
            "fundamental");
    assertThat(QueensStrategies.byName("backtracking")).isEmpty();
  }

  @ParameterizedTest(name = "{0} delivers every solution in lexicographic order")
  @FieldSource("NAMES")
  void sameSolutionsInTheSameOrder(String name) {
    for (int n = 1; n <= largest(name); n++) {
      assertThat(solutions(name, n)).as("n = %d", n).isEqualTo(Oracle.solutions(n));
    }
  }

  /** choco-solver, a constraint solver that nobody here wrote. */
  @ParameterizedTest(name = "{0} queens: the solutions a constraint solver finds")
  @ValueSource(ints = {4, 5, 6, 8})
  void independentSolver(int n) {
    Model model = new Model();
    IntVar[] column = model.intVarArray("column", n, 1, n);
    for (int row = 0; row < n; row++) {
      for (int above = 0; above < row; above++) {
        model.arithm(column[row], "!=", column[above]).post();
        model.arithm(column[row], "-", column[above], "!=", row - above).post();
        model.arithm(column[above], "-", column[row], "!=", row - above).post();
      }
    }
    List<Placement> expected = new ArrayList<>();
    while (model.getSolver().solve()) {
      List<Integer> columns = new ArrayList<>();
      for (IntVar variable : column) {
        columns.add(variable.getValue());
      }
      expected.add(new Placement(columns));
    }
    assertThat(solutions("bitmask", n)).containsExactlyInAnyOrderElementsOf(expected);
  }

  @ParameterizedTest(name = "{0} stops when the listener has had enough")
  @FieldSource("NAMES")
  void stopsEarly(String name) {
    int n = largest(name);
    for (int wanted = 1; wanted <= 3; wanted++) {
      List<Placement> first = new ArrayList<>();
      int stopAfter = wanted;
      QueensStrategies.byName(name)
          .get()
          .solutions(
              n,
              columns -> {
                first.add(Placement.of(columns));
                return first.size() < stopAfter;
              });
      assertThat(first).isEqualTo(Oracle.solutions(n).subList(0, wanted));
    }
  }

  @ParameterizedTest(name = "{0} answers for the first solution of the largest board")
  @ValueSource(strings = {"position-array", "bitmask", "fundamental"})
  void largestBoard(String name) {
    List<Placement> first = new ArrayList<>();
    QueensStrategies.byName(name)
        .get()
        .solutions(
            20,
            columns -> {
              first.add(Placement.of(columns));
              return false;
            });
    assertThat(first)
        .singleElement()
        .hasToString("1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11");
  }

  @ParameterizedTest(name = "a13: {0} needs little stack for 11 and 12 queens")
  @FieldSource("NAMES")
  void a13_aSmallStackIsEnough(String name) throws InterruptedException {
    List<Integer> counts = new ArrayList<>();
    int n = largest(name);
    Runnable run = () -> counts.add(solutions(name, n).size());
    Thread thread = new Thread(null, run, "small stack", 256 * 1024);
    thread.start();
    thread.join();
    assertThat(counts).containsExactly(n == 7 ? 40 : 2680);
  }

  @ParameterizedTest(name = "{0} is described, and the source it names has its excerpt marked")
  @FieldSource("NAMES")
  void described(String name) throws IOException {
    Description description = QueensStrategies.byName(name).get().description();
    assertThat(List.of(description.title(), description.summary(), description.origin()))
        .doesNotHaveDuplicates()
        .allMatch(text -> !text.isBlank());
    assertThat(description.sources()).isNotEmpty();
    for (String source : description.sources()) {
      List<String> lines =
          Files.readAllLines(Path.of("src/main/java/solutionary/queens").resolve(source)).stream()
              .map(String::strip)
              .toList();
      int begin = lines.indexOf("// excerpt-begin");
      int end = lines.lastIndexOf("// excerpt-end");
      assertThat(begin).as("%s: // excerpt-begin", source).isPositive();
      assertThat(end).as("%s: // excerpt-end", source).isGreaterThan(begin + 3);
    }
  }

  @Test
  void titlesAreDifferent() {
    assertThat(QueensStrategies.all())
        .extracting(strategy -> strategy.description().title())
        .satisfies(titles -> assertThat(new HashSet<>(titles)).hasSameSizeAs(titles));
  }

  @Test
  void generateAndTestSaysHowManyBoardsItWouldComplete() {
    assertThat(GenerateAndTest.boards(8)).hasToString("16777216");
    assertThat(GenerateAndTest.boards(20)).hasToString("104857600000000000000000000");
  }

  private static int largest(String name) {
    return name.equals("generate-and-test") ? 7 : 11;
  }

  static List<Placement> solutions(String name, int n) {
    List<Placement> found = new ArrayList<>();
    QueensStrategies.byName(name).get().solutions(n, columns -> found.add(Placement.of(columns)));
    return found;
  }
}
