package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.queens.strategies.Counters;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;

/** The player as the pages see it, on the JVM. */
@DisplayName("The player of a search for placements")
class PlayerTest {
  private static final int LIMIT = 100_000;

  static Stream<Arguments> searches() {
    return QueensStrategies.names().stream()
        .flatMap(name -> IntStream.rangeClosed(1, 5).mapToObj(n -> Arguments.of(name, n)));
  }

  @ParameterizedTest(name = "{0}, n = {1}: at its end it has counted what the strategy counts")
  @MethodSource("searches")
  void countsAsTheStrategyDoes(String name, int n) {
    Player player = Engine.queensPlayer(name, n, LIMIT);
    player.go(player.steps());
    QueensStrategy strategy = QueensStrategies.byName(name).orElseThrow();
    assertThat(player.isWhole()).isTrue();
    assertThat(counters(player)).isEqualTo(Counters.of(strategy, n));
  }

  @ParameterizedTest(name = "{0}, n = {1}: a step looks the same however it is reached")
  @MethodSource("searches")
  void looksTheSameFromBothSides(String name, int n) {
    Player player = Engine.queensPlayer(name, n, LIMIT);
    List<String> forwards = new ArrayList<>();
    int every = 1 + player.steps() / 100;
    for (int step = 0; step <= player.steps(); step += every) {
      player.go(step);
      forwards.add(state(player, n));
    }
    for (int i = forwards.size() - 1; i >= 0; i--) {
      player.go(i * every);
      assertThat(state(player, n)).isEqualTo(forwards.get(i));
    }
  }

  @Test
  @DisplayName("goes from solution to solution and back")
  void solutions() {
    Player player = Engine.queensPlayer("position-array", 6, LIMIT);
    List<String> boards = new ArrayList<>();
    while (player.nextSolution() > 0) {
      player.go(player.nextSolution());
      assertThat(player.event()).isEqualTo("solution");
      boards.add(columns(player, 6));
    }
    // the four solutions of n = 6
    assertThat(boards).containsExactly("2 4 6 1 3 5", "3 6 2 5 1 4", "4 1 5 2 6 3", "5 3 1 6 4 2");
    player.go(player.previousSolution());
    assertThat(columns(player, 6)).isEqualTo("4 1 5 2 6 3");
    player.go(0);
    assertThat(player.previousSolution()).isZero();
  }

  @Test
  @DisplayName("shows which queens exclude a square")
  void conflicts() {
    Player player = Engine.queensPlayer("position-array", 8, LIMIT);
    player.go(2);
    assertThat(player.event()).isEqualTo("rejected");
    assertThat(List.of(player.row(), player.col())).isEqualTo(List.of(2, 1));
    assertThat(player.isInConflict(1, 1)).isTrue();
    assertThat(player.isInConflict(2, 1)).isTrue();
    assertThat(player.isInConflict(3, 3)).isFalse();
  }

  @Test
  @DisplayName("ends where the recording is full and says so")
  void full() {
    Player player = Engine.queensPlayer("position-array", 8, 1000);
    assertThat(player.steps()).isEqualTo(1000);
    assertThat(player.isWhole()).isFalse();
    player.go(5000);
    assertThat(player.step()).isEqualTo(1000);
  }

  private static Counters counters(Player player) {
    return new Counters(player.tried(), player.placed(), player.boards(), player.solutions());
  }

  private static String state(Player player, int n) {
    return player.event() + " " + columns(player, n) + " " + player.depth() + counters(player);
  }

  private static String columns(Player player, int n) {
    return IntStream.rangeClosed(1, n)
        .map(
            row ->
                IntStream.rangeClosed(1, n)
                    .filter(column -> player.valueAt(row, column) > 0)
                    .findFirst()
                    .orElse(0))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }
}
