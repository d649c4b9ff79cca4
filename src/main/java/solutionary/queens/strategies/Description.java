package solutionary.queens.strategies;

import java.util.List;

/**
 * A strategy in words.
 *
 * @param name unique among the queens strategies and stable, for example {@code position-array}
 * @param title for people, in a few words
 * @param summary how it searches, in one or two sentences
 * @param origin where the method comes from
 * @param sources the source files of the method, below {@code solutionary/queens}, in the order in
 *     which to read them; what is shown of each stands between the lines {@code // excerpt-begin}
 *     and {@code // excerpt-end}
 */
public record Description(
    String name, String title, String summary, String origin, List<String> sources) {
  public Description {
    sources = List.copyOf(sources);
  }
}
