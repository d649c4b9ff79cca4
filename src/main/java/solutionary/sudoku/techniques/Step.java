package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;

/**
 * One step of a solution: a digit placed, or candidates removed.
 *
 * @param technique by which
 * @param rating in tenths; at least that of the technique
 * @param pattern where it comes from
 * @param placement the cell filled, with its digit
 * @param eliminations the candidates removed, by cell and digit; empty when a digit is placed
 * @param sentence the step in English
 */
public record Step(
    Technique technique,
    int rating,
    Pattern pattern,
    Optional<Candidate> placement,
    List<Candidate> eliminations,
    String sentence) {
  public Step {
    eliminations = List.copyOf(eliminations);
    if (placement.isPresent() != eliminations.isEmpty()) {
      throw new IllegalArgumentException("a step either places a digit or removes candidates");
    }
  }

  /** A placement; the reason is a clause without its full stop. */
  static Step place(
      Technique technique, int rating, Pattern pattern, Candidate placed, String reason) {
    String sentence =
        reason + ", so " + Phrases.cell(placed.cell()) + " is " + placed.digit() + ".";
    return new Step(technique, rating, pattern, Optional.of(placed), List.of(), sentence);
  }

  /** A digit's only place in a house (0–26). */
  static Step single(Technique technique, int house, Candidate placed, String sentence) {
    Pattern pattern = Pattern.of(Bits.of(placed.digit()), List.of(placed.cell()), house);
    return new Step(
        technique, technique.rating(), pattern, Optional.of(placed), List.of(), sentence);
  }

  /** An elimination; the reason is a clause without its full stop. */
  static Step remove(
      Technique technique, int rating, Pattern pattern, CandidateSet removed, String reason) {
    List<Candidate> list = removed.list();
    String sentence = reason + ": remove " + Phrases.removals(list) + ".";
    return new Step(technique, rating, pattern, Optional.empty(), list, sentence);
  }

  /** Carries it out. */
  void apply(Position position) {
    placement.ifPresent(placed -> position.place(placed.cell(), placed.digit()));
    eliminations.forEach(removed -> position.remove(removed.cell(), removed.digit()));
  }
}
