package solutionary.sudoku.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.IntVar;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.House;
import solutionary.sudoku.PuzzleTexts;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchOutcome.Ending;
import solutionary.sudoku.solving.Verdicts;
import solutionary.sudoku.strategies.SudokuStrategies.Described;

class SudokuStrategiesTest {
  private static final Grid TEXTBOOK = PuzzleTexts.landmarks().get(0);
  private static final Grid TRAP = PuzzleTexts.landmarks().get(2);

  /** Enough for most puzzles and strategies, and little enough to wait for. */
  private static final long SHORT_BOUND = 50_000;

  @Test
  @DisplayName("the five strategies have their names, in this order")
  void names() {
    assertThat(SudokuStrategies.ALL)
        .extracting(Described::name)
        .containsExactly("cell-by-cell", "fewest-candidates", "exact-cover", "bitboard", "human");
    assertThat(SudokuStrategies.byName("exact-cover")).isPresent();
    assertThat(SudokuStrategies.byName("Exact-Cover")).isEmpty();
  }

  @ParameterizedTest(name = "{0} shows an excerpt of its source")
  @MethodSource("strategies")
  void excerpt(Described described) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("src/main/java", described.source()));
    int begin = indexOf(lines, "// excerpt-begin");
    int end = indexOf(lines, "// excerpt-end");
    assertThat(begin).isNotNegative();
    assertThat(end).isGreaterThan(begin + 1);
  }

  @ParameterizedTest(name = "{0} agrees with the verdict of every bundled puzzle that it decides")
  @MethodSource("searching")
  void agreement(Described described) {
    for (Grid givens : PuzzleTexts.bundled()) {
      SearchOutcome outcome = described.strategy().search(givens, 2, SHORT_BOUND, null);
      Verdict verdict = Verdicts.of(givens);
      if (outcome.ending() == Ending.BOUND) {
        assertThat(outcome.tried()).isEqualTo(SHORT_BOUND);
        assertThat(outcome.verdict()).as(givens.cells()).isEmpty();
      } else if (verdict instanceof Verdict.Several) {
        assertSeveral(givens, outcome);
      } else {
        assertThat(outcome.verdict()).as(givens.cells()).contains(verdict);
      }
    }
  }

  private static void assertSeveral(Grid givens, SearchOutcome outcome) {
    assertThat(outcome.verdict()).get().isInstanceOf(Verdict.Several.class);
    assertThat(outcome.found()).hasSize(2).doesNotHaveDuplicates();
    assertThat(outcome.found()).allMatch(grid -> grid.isSolved() && grid.keeps(givens));
  }

  @ParameterizedTest(name = "{0} never takes its bound for a proof")
  @MethodSource("searching")
  void bound(Described described) {
    Grid givens = PuzzleTexts.landmarks().get(3); // AI Escargot: no strategy does without a guess
    SearchOutcome whole = described.strategy().search(givens, 2, SudokuStrategy.BOUND, null);
    for (long bound = 0; bound < whole.tried(); bound += 1 + whole.tried() / 20) {
      SearchOutcome outcome = described.strategy().search(givens, 2, bound, null);
      assertThat(outcome.ending()).isEqualTo(Ending.BOUND);
      assertThat(outcome.tried()).isEqualTo(bound);
      assertThat(outcome.verdict()).isEmpty();
    }
    assertThat(described.strategy().search(givens, 2, whole.tried(), null)).isEqualTo(whole);
  }

  @Test
  @DisplayName(
      "human never contradicts the verdict, on the landmarks and every tenth bundled puzzle")
  void humanAgrees() {
    List<Grid> bundled = PuzzleTexts.bundled();
    int decided = 0;
    for (int i = 0; i < bundled.size(); i += i < 10 ? 1 : 10) {
      Optional<Verdict> verdict = strategy("human").verdict(bundled.get(i));
      if (verdict.isPresent()) {
        assertThat(verdict).contains(Verdicts.of(bundled.get(i)));
        decided++;
      }
    }
    assertThat(decided).isGreaterThan(40);
  }

  @Test
  @DisplayName("cell-by-cell reaches the partial fillings in reading order that do not clash")
  void partialFillings() {
    for (Grid givens : List.of(TEXTBOOK, PuzzleTexts.landmarks().get(3))) {
      assertThat(strategy("cell-by-cell").search(givens, 2, SudokuStrategy.BOUND, null).placed())
          .isEqualTo(fillings(new StringBuilder(givens.cells()), 0));
    }
  }

  /** How often a cell can be filled: counted once more, house by house. */
  private static long fillings(StringBuilder cells, int cell) {
    int next = cells.indexOf(".", cell);
    long count = 0;
    for (char digit = '1'; next >= 0 && digit <= '9'; digit++) {
      if (isFree(cells, next, digit)) {
        cells.setCharAt(next, digit);
        count += 1 + fillings(cells, next + 1);
        cells.setCharAt(next, '.');
      }
    }
    return count;
  }

  private static boolean isFree(CharSequence cells, int cell, char digit) {
    for (House house : House.ALL) {
      boolean holds = false;
      boolean taken = false;
      for (int place = 0; place < 9; place++) {
        holds |= house.cell(place) == cell;
        taken |= cells.charAt(house.cell(place)) == digit;
      }
      if (holds && taken) {
        return false;
      }
    }
    return true;
  }

  @Test
  @DisplayName("cell-by-cell stays undecided on the trap for reading order")
  void trap() {
    assertThat(strategy("cell-by-cell").verdict(TRAP)).isEmpty();
    assertThat(strategy("exact-cover").verdict(TRAP)).contains(Verdicts.of(TRAP));
  }

  @ParameterizedTest(name = "{0}: as many events as the counters say, well nested")
  @MethodSource("searching")
  void events(Described described) {
    for (Grid givens : List.of(TEXTBOOK, PuzzleTexts.landmarks().get(3), Grid.EMPTY)) {
      RecordingListener events = new RecordingListener();
      SearchOutcome outcome = described.strategy().search(givens, 2, SHORT_BOUND, events);
      assertThat(events.tried).isEqualTo(outcome.tried());
      assertThat(events.placed).isEqualTo(outcome.placed());
      assertThat(events.rejected).isEqualTo(outcome.tried() - outcome.placed());
      assertThat(events.solutions).isEqualTo(outcome.found());
      assertThat(outcome.boards()).isEqualTo(outcome.solutions());
      assertThat(outcome).isEqualTo(described.strategy().search(givens, 2, SHORT_BOUND, null));
    }
  }

  @Test
  @DisplayName("human proves what its techniques reach, and is stuck elsewhere")
  void human() {
    SearchOutcome textbook = strategy("human").search(TEXTBOOK, 2, SHORT_BOUND, null);
    assertThat(textbook.verdict()).contains(Verdicts.of(TEXTBOOK));
    assertThat(textbook.placed()).isEqualTo(Grid.CELLS - TEXTBOOK.clues());
    assertThat(strategy("human").search(TEXTBOOK, 2, 10, null).ending()).isEqualTo(Ending.BOUND);
    SearchOutcome empty = strategy("human").search(Grid.EMPTY, 2, SHORT_BOUND, null);
    assertThat(empty.ending()).isEqualTo(Ending.STUCK);
    assertThat(empty.verdict()).isEmpty();
  }

  @Test
  @DisplayName("human tells its listener what it counts")
  void humanEvents() {
    Grid givens = PuzzleTexts.inCase("b01_timeout_22clues.txt");
    RecordingListener events = new RecordingListener();
    SearchOutcome outcome = strategy("human").search(givens, 2, SHORT_BOUND, events);
    assertThat(events.tried).isEqualTo(outcome.tried());
    assertThat(events.placed).isEqualTo(outcome.placed());
    assertThat(events.rejected).isEqualTo(outcome.tried() - outcome.placed());
    assertThat(events.solutions).isEqualTo(outcome.found());
  }

  @Test
  @DisplayName("cell-by-cell takes nine digits at every empty cell it comes to")
  void nineDigits() {
    SearchOutcome outcome = strategy("cell-by-cell").search(TEXTBOOK, 2, SHORT_BOUND, null);
    // Each placed digit leads to a cell whose nine digits are tried, but for the last of a board.
    assertThat(outcome.tried()).isEqualTo(9 * (1 + outcome.placed() - outcome.boards()));
  }

  @ParameterizedTest(name = "{0} judges clashing givens invalid")
  @MethodSource("strategies")
  void invalid(Described described) {
    Grid givens = PuzzleTexts.inCase("b03_conflict_33clues.txt");
    assertThat(described.strategy().verdict(givens))
        .isEqualTo(Optional.of(new Verdict.Invalid(givens.clashes())));
  }

  @ParameterizedTest(name = "{0}: a constraint solver finds as many solutions, at most two")
  @ValueSource(
      strings = {
        "b01_timeout_22clues.txt",
        "b08_two_solutions_75clues.txt",
        "b12_empty_grid.txt",
        "b20_zero_blanks.txt",
        "b10_already_solved.txt"
      })
  void choco(String file) {
    Grid givens = PuzzleTexts.inCase(file);
    long expected = chocoSolutions(givens);
    searching()
        .forEach(
            named ->
                assertThat(named.getPayload().strategy().search(givens, 2, 20_000_000, null))
                    .as(named.getName())
                    .extracting(SearchOutcome::solutions)
                    .isEqualTo(expected));
  }

  private static long chocoSolutions(Grid givens) {
    Model model = new Model();
    IntVar[] cells = new IntVar[Grid.CELLS];
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      int digit = givens.digit(cell);
      cells[cell] = digit == 0 ? model.intVar(1, 9) : model.intVar(digit);
    }
    for (House house : House.ALL) {
      IntVar[] inHouse = new IntVar[9];
      for (int place = 0; place < 9; place++) {
        inHouse[place] = cells[house.cell(place)];
      }
      model.allDifferent(inHouse).post();
    }
    Solver solver = model.getSolver();
    return solver.solve() ? solver.solve() ? 2 : 1 : 0;
  }

  private static int indexOf(List<String> lines, String marker) {
    return lines.stream().map(String::strip).toList().indexOf(marker);
  }

  private static SudokuStrategy strategy(String name) {
    return SudokuStrategies.byName(name).orElseThrow().strategy();
  }

  static Stream<Named<Described>> strategies() {
    return SudokuStrategies.ALL.stream().map(described -> Named.of(described.name(), described));
  }

  /** Those that search everything. */
  static Stream<Named<Described>> searching() {
    return strategies().filter(named -> !named.getName().equals("human"));
  }
}
