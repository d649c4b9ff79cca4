package solutionary.queens.strategies;

import java.util.List;

/**
 * A strategy in words.
 *
 * @param name unique among the queens strategies and stable, for example {@code position-array}
 * @param title for people, in a few words
 * @param summary how it searches, in one or two sentences
 * @param origin where the method comes from
 * @param sources the simple names of the classes of this package, or of {@code solutionary.queens},
 *     whose source between the lines {@code // excerpt-begin} and {@code // excerpt-end} is the
 *     method; in the order in which to read them
 */
public record Description(
    String name, String title, String summary, String origin, List<String> sources) {
  public Description {
    sources = List.copyOf(sources);
  }
}
