package solutionary.sudoku.canonical;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Maps picked by a seeded random source. */
final class RandomMaps {
  private final Random random;

  RandomMaps(long seed) {
    random = new Random(seed);
  }

  GridMap next() {
    List<Integer> digits = new ArrayList<>(GridMap.IDENTITY.digits());
    Collections.shuffle(digits, random);
    return new GridMap(random.nextBoolean(), lines(), lines(), digits);
  }

  private List<Integer> lines() {
    List<Integer> lines = new ArrayList<>();
    for (int band : three()) {
      three().forEach(line -> lines.add(3 * band + line));
    }
    return lines;
  }

  private List<Integer> three() {
    List<Integer> three = new ArrayList<>(List.of(0, 1, 2));
    Collections.shuffle(three, random);
    return three;
  }
}
