package solutionary.build;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a build is to contain.
 *
 * @param maxN the largest board size, 1–16
 * @param bundled whether the bundled collections are part of it
 * @param puzzles further files, and folders of files, each file one collection
 * @param threads how many threads may work; they change no result
 */
public record Edition(int maxN, boolean bundled, List<Path> puzzles, int threads) {
  /** The largest board size that a catalogue holds. */
  public static final int LARGEST_N = 16;

  /** The largest board size unless another one is asked for. */
  public static final int DEFAULT_N = 12;

  /**
   * @throws IllegalArgumentException when maxN is not 1–16
   */
  public Edition {
    puzzles = List.copyOf(puzzles);
    if (maxN < 1 || maxN > LARGEST_N) {
      throw new IllegalArgumentException("board sizes in a catalogue are 1-" + LARGEST_N);
    }
  }

  /** The board sizes, from 1. */
  List<Integer> sizes() {
    return IntStream.rangeClosed(1, maxN).boxed().toList();
  }
}
