package solutionary.browser;

import org.teavm.jso.JSExport;
import solutionary.queens.strategies.QueensStrategies;

/** What the pages can call: everything here is a function of the compiled script. */
public final class Engine {
  private Engine() {}

  /**
   * Runs a queens strategy and records it.
   *
   * @param strategy its name
   * @param n the side of the board
   * @param limit how many steps are recorded at most
   * @throws java.util.NoSuchElementException when there is no such strategy
   */
  @JSExport
  public static Player queensPlayer(String strategy, int n, int limit) {
    Recording recording =
        Recording.of(
            steps ->
                QueensStrategies.byName(strategy)
                    .orElseThrow()
                    .search(n, new QueensRecorder(n, steps)),
            limit);
    return new Player(recording, Piece::attack, new Board(n, n, new int[n * n]));
  }
}
