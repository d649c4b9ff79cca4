package solutionary.queens.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.SearchListener;

class CountersTest {
  static final List<String> NAMES = QueensStrategies.names();

  /** The published figures of the articles' methods. */
  @ParameterizedTest(name = "{0}, n = {1}: {2} tried, {3} placed, {4} boards, {5} solutions")
  @CsvSource({
    "generate-and-test, 8, 19173960, 19173960, 16777216, 92",
    "position-array,    8,    15720,     2056,       92, 92",
    "attack-sets,       8,    15720,     2056,       92, 92",
    "attack-flags,      8,    15720,     2056,       92, 92",
    "board-snapshot,    8,    15720,     2056,       92, 92",
    "bitmask,           8,     2056,     2056,       92, 92",
    "position-array,    7,     3584,      551,       40, 40",
    "attack-sets,       7,     3584,      551,       40, 40",
    "attack-flags,      7,     3584,      551,       40, 40",
    "board-snapshot,    7,     3584,      551,       40, 40",
    "position-array,    4,       60,       16,        2,  2",
    "attack-sets,       4,       60,       16,        2,  2",
    "attack-flags,      4,       60,       16,        2,  2",
    "board-snapshot,    4,       60,       16,        2,  2"
  })
  void published(String name, int n, long tried, long placed, long boards, long solutions) {
    assertThat(count(name, n)).isEqualTo(new Counters(tried, placed, boards, solutions));
  }

  @ParameterizedTest(name = "the four row by row methods do the same work for n = {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void sameTree(int n) {
    assertThat(List.of("attack-sets", "attack-flags", "board-snapshot"))
        .allSatisfy(name -> assertThat(count(name, n)).isEqualTo(count("position-array", n)));
    assertThat(count("bitmask", n).placed()).isEqualTo(count("position-array", n).placed());
  }

  @ParameterizedTest(
      name = "exact-cover and fundamental place fewer queens than bitmask for n = {0}")
  @ValueSource(ints = {7, 8, 9})
  void lessWork(int n) {
    assertThat(count("exact-cover", n).placed()).isLessThan(count("bitmask", n).placed());
    assertThat(count("fundamental", n).placed()).isLessThan(count("exact-cover", n).placed());
  }

  @ParameterizedTest(name = "{0} tells its steps in order: each try is answered, queens nest")
  @FieldSource("NAMES")
  void stepsFit(String name) {
    for (int n = 1; n <= 5; n++) {
      StepChecker checker = new StepChecker(!name.equals("fundamental"));
      QueensStrategies.byName(name).get().search(n, checker);
      assertThat(checker.queens).as("queens left on the board").isEmpty();
      assertThat(checker.tried).as("a try without an answer").isNull();
    }
  }

  @ParameterizedTest(name = "{0} tells nothing after it was stopped")
  @FieldSource("NAMES")
  void silentAfterStop(String name) {
    StepChecker checker = new StepChecker(false);
    checker.goOn = false;
    QueensStrategies.byName(name).get().search(5, checker);
    assertThat(checker.solutions).isEqualTo(1);
  }

  private static Counters count(String name, int n) {
    return Counters.of(QueensStrategies.byName(name).get(), n);
  }

  /** Keeps the queens on the board and compares every event with them. */
  private static final class StepChecker implements SearchListener {
    private final boolean solutionsStandOnTheBoard;
    private final Deque<List<Integer>> queens = new ArrayDeque<>();
    private List<Integer> tried;
    private boolean goOn = true;
    private int solutions;

    StepChecker(boolean solutionsStandOnTheBoard) {
      this.solutionsStandOnTheBoard = solutionsStandOnTheBoard;
    }

    @Override
    public void tried(int row, int column) {
      assertRunning();
      assertThat(tried).isNull();
      assertThat(row).as("the row after the last queen's").isEqualTo(queens.size() + 1);
      tried = List.of(row, column);
    }

    @Override
    public void placed(int row, int column) {
      assertThat(tried).isEqualTo(List.of(row, column));
      queens.addLast(tried);
      tried = null;
    }

    @Override
    public void rejected(int row, int column) {
      assertThat(tried).isEqualTo(List.of(row, column));
      tried = null;
    }

    @Override
    public void removed(int row, int column) {
      assertRunning();
      assertThat(queens.removeLast()).isEqualTo(List.of(row, column));
    }

    @Override
    public boolean solution(int[] columns) {
      assertRunning();
      solutions++;
      if (solutionsStandOnTheBoard) {
        List<List<Integer>> expected = new ArrayList<>();
        for (int i = 0; i < columns.length; i++) {
          expected.add(List.of(i + 1, columns[i]));
        }
        assertThat(List.copyOf(queens)).isEqualTo(expected);
      }
      return goOn;
    }

    private void assertRunning() {
      assertThat(goOn || solutions == 0).as("told after the end").isTrue();
    }
  }
}
