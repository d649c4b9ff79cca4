package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SudokuListener;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategies.Described;
import solutionary.sudoku.strategies.SudokuStrategy;

/** The player as the pages see it, on the JVM. */
@DisplayName("The player of a search of a Sudoku")
class SudokuPlayerTest {
  private static final List<Grid> LANDMARKS = PuzzleTexts.landmarks();
  private static final Grid TEXTBOOK = LANDMARKS.get(0);
  private static final Grid SEVENTEEN = LANDMARKS.get(1);
  private static final Grid ESCARGOT = LANDMARKS.get(3);

  /** Less than most searches need, so that they are recorded in many slices. */
  private static final int SLICE = 97;

  /** What a strategy tells a listener, step by step. */
  private static final class Told implements SudokuListener {
    private final List<String> steps = new ArrayList<>();

    @Override
    public void tried(int cell, int digit) {}

    @Override
    public void placed(int cell, int digit) {
      add("placed", cell, digit);
    }

    @Override
    public void rejected(int cell, int digit) {
      add("rejected", cell, digit);
    }

    @Override
    public void removed(int cell, int digit) {
      add("removed", cell, digit);
    }

    @Override
    public void solved(Grid solution) {
      steps.add("solution 0 0 0");
    }

    private void add(String event, int cell, int digit) {
      steps.add(event + " " + (cell / 9 + 1) + " " + (cell % 9 + 1) + " " + digit);
    }
  }

  static Stream<Arguments> searches() {
    return SudokuStrategies.ALL.stream()
        .flatMap(
            strategy ->
                Stream.of(TEXTBOOK, ESCARGOT, Grid.EMPTY)
                    .map(givens -> Arguments.of(strategy.name(), givens.cells())));
  }

  @ParameterizedTest(name = "{0} on {1}: every step is what the strategy does")
  @MethodSource("searches")
  void tellsWhatTheStrategyDoes(String name, String givens) {
    Told told = new Told();
    SearchOutcome outcome = search(name, givens, told);
    Player player = recorded(name, givens);
    assertThat(player.isWhole()).isTrue();
    assertThat(player.steps()).isEqualTo(told.steps.size());
    List<String> shown = new ArrayList<>();
    for (int step = 1; step <= player.steps(); step++) {
      player.go(step);
      shown.add(String.join(" ", player.event(), squareAndValue(player)));
    }
    assertThat(shown).isEqualTo(told.steps);
    assertThat(List.of(player.tried(), player.placed(), player.boards(), player.solutions()))
        .map(Integer::longValue)
        .containsExactly(outcome.tried(), outcome.placed(), outcome.boards(), outcome.solutions());
  }

  @ParameterizedTest(name = "{0}: a step looks the same from wherever it is gone to")
  @ValueSource(strings = {"cell-by-cell", "fewest-candidates", "exact-cover", "bitboard", "human"})
  void looksTheSameFromEverywhere(String name) {
    Player player = recorded(name, ESCARGOT.cells());
    List<Integer> steps =
        new ArrayList<>(
            IntStream.rangeClosed(0, 100)
                .map(i -> (int) ((long) player.steps() * i / 100))
                .boxed()
                .toList());
    List<String> inOrder = steps.stream().map(step -> state(player, step)).toList();
    List<Integer> shuffled = new ArrayList<>(IntStream.rangeClosed(0, 100).boxed().toList());
    Collections.shuffle(shuffled, new Random(4));
    for (int i : shuffled) {
      assertThat(state(player, steps.get(i))).isEqualTo(inOrder.get(i));
    }
  }

  @Test
  @DisplayName("comes to the bound of a search that is too long to be remembered")
  void bound() {
    Player player = Engine.sudokuPlayer("cell-by-cell", SEVENTEEN.cells(), 200_000);
    assertThat(player.isOpen()).isTrue();
    while (player.extend()) {
      assertThat(player.isWhole()).isFalse();
    }
    player.go(player.steps());
    SearchOutcome outcome = search("cell-by-cell", SEVENTEEN.cells(), null);
    assertThat(player.isWhole()).isTrue();
    assertThat((long) player.tried()).isEqualTo(outcome.tried()).isEqualTo(SudokuStrategy.BOUND);
    assertThat((long) player.placed()).isEqualTo(outcome.placed());
    player.go(1_000_000);
    assertThat(player.step()).isEqualTo(1_000_000);
    assertThat(player.event()).isNotEmpty();
  }

  @Test
  @DisplayName("shows the givens, what is tried, and the equal digit that excludes it")
  void conflict() {
    Player player = recorded("cell-by-cell", TEXTBOOK.cells());
    assertThat(player.valueAt(1, 1)).isEqualTo(5);
    player.go(2);
    // 1 stands in row 1, column 3 and, given, in the box of row 1, column 4: it is rejected there
    assertThat(List.of(player.event(), squareAndValue(player)))
        .containsExactly("rejected", "1 4 1");
    assertThat(inConflict(player)).containsExactly("1 3", "1 4", "2 4");
    player.go(player.nextSolution());
    assertThat(player.valueAt(1, 3)).isEqualTo(4);
    assertThat(player.valueAt(9, 9)).isEqualTo(9);
    assertThat(player.nextSolution()).isZero();
  }

  @Test
  @DisplayName("keeps the order of solutions when slices are recorded again")
  void solutions() {
    Player player = recorded("exact-cover", Grid.EMPTY.cells());
    player.go(player.nextSolution());
    int first = player.step();
    player.go(player.nextSolution());
    assertThat(player.solutions()).isEqualTo(2);
    player.go(0);
    player.go(player.nextSolution());
    assertThat(player.step()).isEqualTo(first);
  }

  private static Player recorded(String name, String givens) {
    Player player = Engine.sudokuPlayer(name, givens, slice(name));
    while (player.extend()) {
      assertThat(player.steps()).isPositive();
    }
    return player;
  }

  /** Strategies that do not resume have one slice, which must hold the whole search. */
  private static int slice(String name) {
    return SudokuStrategies.byName(name).map(Described::resumes).orElseThrow() ? SLICE : 50_000;
  }

  private static SearchOutcome search(String name, String givens, SudokuListener listener) {
    return SudokuStrategies.byName(name)
        .orElseThrow()
        .strategy()
        .search(new Grid(givens), SudokuStrategy.LIMIT, SudokuStrategy.BOUND, listener);
  }

  private static String state(Player player, int step) {
    player.go(step);
    return player.event()
        + squareAndValue(player)
        + IntStream.range(0, 81)
            .mapToObj(cell -> "" + player.valueAt(cell / 9 + 1, cell % 9 + 1))
            .collect(Collectors.joining())
        + List.of(player.depth(), player.tried(), player.placed(), player.solutions());
  }

  private static String squareAndValue(Player player) {
    return player.row() + " " + player.col() + " " + player.value();
  }

  private static List<String> inConflict(Player player) {
    return IntStream.range(0, 81)
        .filter(cell -> player.isInConflict(cell / 9 + 1, cell % 9 + 1))
        .mapToObj(cell -> (cell / 9 + 1) + " " + (cell % 9 + 1))
        .toList();
  }
}
