package solutionary.verify;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * The published counts of one board size, as the file that comes with the program cites them.
 *
 * @param solutions OEIS A000170
 * @param fundamental OEIS A002562
 * @param halfTurnFixed OEIS A032522
 * @param quarterTurnFixed OEIS A033148
 */
record PublishedCounts(
    long solutions, long fundamental, long halfTurnFixed, long quarterTurnFixed) {
  private static final String RESOURCE = "/solutionary/reference/queens_counts.tsv";

  /** The rows by board size. */
  static Map<Integer, PublishedCounts> all() {
    Map<Integer, PublishedCounts> counts = new TreeMap<>();
    read()
        .lines()
        .filter(line -> !line.isEmpty() && Character.isDigit(line.charAt(0)))
        .map(line -> line.split("\t"))
        .forEach(field -> counts.put(Integer.valueOf(field[0]), of(field)));
    return counts;
  }

  private static PublishedCounts of(String[] field) {
    return new PublishedCounts(
        Long.parseLong(field[1]),
        Long.parseLong(field[2]),
        Long.parseLong(field[3]),
        Long.parseLong(field[4]));
  }

  private static String read() {
    try (InputStream in = PublishedCounts.class.getResourceAsStream(RESOURCE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
