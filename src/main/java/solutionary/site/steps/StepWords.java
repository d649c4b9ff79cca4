package solutionary.site.steps;

import solutionary.sudoku.House;
import solutionary.sudoku.techniques.Candidate;

/** The words that a step's data names cells, houses and candidates by. */
final class StepWords {
  private StepWords() {}

  /** A cell (0–80) such as {@code r4c5}, alone or at the beginning of a candidate. */
  static int cell(String word) {
    return number(word, 1) * 9 + number(word, 3);
  }

  /** A candidate such as {@code r4c5=7} or {@code r4c5<>7}. */
  static Candidate candidate(String word) {
    return new Candidate(cell(word), number(word, word.length() - 1) + 1);
  }

  static boolean isHouse(String word) {
    return word.matches("[rcb][1-9]");
  }

  /** A house such as {@code b3}. */
  static House house(String word) {
    House.Kind kind =
        switch (word.charAt(0)) {
          case 'r' -> House.Kind.ROW;
          case 'c' -> House.Kind.COLUMN;
          case 'b' -> House.Kind.BOX;
          default -> throw new IllegalArgumentException(word + " is no house");
        };
    return new House(kind, number(word, 1) + 1);
  }

  /** A figure 1–9 of a word, counted from 0. */
  private static int number(String word, int place) {
    char figure = word.charAt(place);
    if (figure < '1' || figure > '9') {
      throw new IllegalArgumentException(word + " is no cell");
    }
    return figure - '1';
  }
}
