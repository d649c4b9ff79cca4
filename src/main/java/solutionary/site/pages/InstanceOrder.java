package solutionary.site.pages;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Names that end in numbers, in the order of these numbers: n=8 before n=10. */
final class InstanceOrder {
  private InstanceOrder() {}

  /** The different names among these, in order. */
  static List<String> sorted(Stream<String> names) {
    return names
        .distinct()
        .sorted(
            Comparator.comparing(InstanceOrder::words)
                .thenComparingInt(InstanceOrder::number)
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private static String words(String name) {
    return name.replaceFirst("[0-9]+$", "");
  }

  /** The number at the end of a name, or 0. */
  static int number(String name) {
    String digits = name.substring(words(name).length());
    return digits.isEmpty() || digits.length() > 9 ? 0 : Integer.parseInt(digits);
  }
}
