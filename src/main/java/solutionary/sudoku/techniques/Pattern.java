package solutionary.sudoku.techniques;

import java.util.Arrays;
import java.util.List;
import solutionary.sudoku.House;

/**
 * Where a step comes from: what a picture marks and what a sentence names.
 *
 * @param digits the digits it speaks of; in wings and unique loops those of the pivot or of the
 *     loop come first
 * @param cells the cells that form it; pivot before pincers, loop cells in the loop's order, cells
 *     of an added subset last
 * @param houses the houses it lies in; where it works from some houses into others (locked
 *     candidates, fish), the first half are the former
 * @param extras the candidates that break a pattern with two solutions: one of them is true
 * @param chains the chains, for techniques that have them: one for a chain or loop, two for a
 *     contradiction or for both values of a candidate, else one for every candidate of {@code
 *     cells} or {@code houses}
 */
public record Pattern(
    List<Integer> digits,
    List<Integer> cells,
    List<House> houses,
    List<Candidate> extras,
    List<Chain> chains) {
  public Pattern {
    digits = List.copyOf(digits);
    cells = List.copyOf(cells);
    houses = List.copyOf(houses);
    extras = List.copyOf(extras);
    chains = List.copyOf(chains);
  }

  /** A pattern of digits (a mask), cells and houses (numbers 0–26). */
  static Pattern of(int digits, List<Integer> cells, int... houses) {
    List<House> named = Arrays.stream(houses).mapToObj(House.ALL::get).toList();
    return new Pattern(Bits.digits(digits), cells, named, List.of(), List.of());
  }

  /** A pattern that would have two solutions but for some candidates. */
  static Pattern broken(List<Integer> digits, List<Integer> cells, List<Candidate> extras) {
    return new Pattern(digits, cells, List.of(), extras, List.of());
  }

  /** A pattern that rests on chains. */
  static Pattern chained(
      List<Integer> digits, List<Integer> cells, List<House> houses, List<Chain> chains) {
    return new Pattern(digits, cells, houses, List.of(), chains);
  }
}
