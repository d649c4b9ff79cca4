package solutionary.bishop;

import java.util.List;

/**
 * What a text of boards holds.
 *
 * @param located the boards of which the bishop was found, in the order of the text
 * @param problems what was not as it should be, in the order of the text, a wrong count last
 */
public record BishopReading(List<Located> located, List<Problem> problems) {
  /**
   * A board and its bishop.
   *
   * @param number of the board in the text, from 1
   * @param line the board's first line, from 1
   * @param bishop where she stands
   */
  public record Located(int number, int line, BishopBoard bishop) {}

  public BishopReading {
    located = List.copyOf(located);
    problems = List.copyOf(problems);
  }
}
