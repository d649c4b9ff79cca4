package solutionary.build;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import solutionary.catalog.StrategySourceRow;

/** The source code of strategies, as it lies on the class path beside the classes. */
final class SourceCode {
  private static final String BEGIN = "// excerpt-begin";
  private static final String END = "// excerpt-end";
  private static final String ROOT = "src/main/java/";

  private SourceCode() {}

  /** The excerpts of a strategy's files, which are named from the root of the packages. */
  static List<StrategySourceRow> of(String problem, String strategy, List<String> files) {
    return IntStream.range(0, files.size())
        .mapToObj(
            i -> {
              String path = files.get(i);
              String text = new String(bytes(path), StandardCharsets.UTF_8);
              return new StrategySourceRow(
                  problem, strategy, i + 1, ROOT + path, excerpt(path, text));
            })
        .toList();
  }

  private static byte[] bytes(String path) {
    return Bundled.bytes(path.substring("solutionary/".length()));
  }

  /**
   * What stands between the markers of a file, moved to the left margin.
   *
   * @throws IllegalStateException when a marker is missing
   */
  static String excerpt(String path, String text) {
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    for (String line : text.lines().toList()) {
      boolean begins = line.strip().equals(BEGIN);
      boolean ends = line.strip().equals(END);
      if (begins && inside || ends && !inside) {
        throw new IllegalStateException(path + ": \"" + line.strip() + "\" without its other half");
      }
      if (begins && !lines.isEmpty() && !lines.get(lines.size() - 1).isBlank()) {
        lines.add("");
      }
      if (inside && !ends) {
        lines.add(line);
      }
      inside = begins || inside && !ends;
    }
    if (inside || lines.isEmpty()) {
      throw new IllegalStateException(
          path + ": no excerpt; write \"" + BEGIN + "\" before it and \"" + END + "\" after it");
    }
    return unindented(trimmed(lines));
  }

  private static List<String> trimmed(List<String> lines) {
    int last = lines.size();
    while (lines.get(last - 1).isBlank()) {
      last--;
    }
    return lines.subList(0, last);
  }

  private static String unindented(List<String> lines) {
    int margin =
        lines.stream()
            .filter(line -> !line.isBlank())
            .mapToInt(line -> line.length() - line.stripLeading().length())
            .min()
            .orElse(0);
    return lines.stream()
        .map(line -> line.isBlank() ? "" : line.substring(margin))
        .collect(Collectors.joining("\n"));
  }
}
