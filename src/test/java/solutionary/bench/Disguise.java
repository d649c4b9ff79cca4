package solutionary.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Turns a puzzle into one that is the same but for looks, by a seeded random source. */
final class Disguise {
  private final Random random;

  Disguise(Random random) {
    this.random = random;
  }

  /** Relabels the digits, shuffles rows and columns within and among their bands, may transpose. */
  String of(String givens) {
    List<Integer> rows = lines();
    List<Integer> columns = lines();
    List<Integer> digits = shuffled(9);
    boolean transpose = random.nextBoolean();
    StringBuilder disguised = new StringBuilder();
    for (int cell = 0; cell < 81; cell++) {
      int row = rows.get(cell / 9);
      int column = columns.get(cell % 9);
      char given = givens.charAt(transpose ? column * 9 + row : row * 9 + column);
      disguised.append(given == '.' ? '.' : (char) ('1' + digits.get(given - '1')));
    }
    return disguised.toString();
  }

  private List<Integer> lines() {
    List<Integer> lines = new ArrayList<>();
    for (int band : shuffled(3)) {
      for (int line : shuffled(3)) {
        lines.add(band * 3 + line);
      }
    }
    return lines;
  }

  private List<Integer> shuffled(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      numbers.add(number);
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
