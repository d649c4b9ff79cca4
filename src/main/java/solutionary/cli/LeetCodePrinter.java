package solutionary.cli;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Writes the answer that LeetCode 51 asks for. */
final class LeetCodePrinter implements BoardPrinter {
  @Override
  public String board(long number, int[] columns) {
    return (number == 1 ? "[\n" : ",\n")
        + Arrays.stream(columns)
            .mapToObj(column -> BoardPrinter.row(column, columns.length, "Q", "."))
            .collect(Collectors.joining("\",\"", "[\"", "\"]"));
  }

  @Override
  public String foot(long boards) {
    return boards == 0 ? "[]\n" : "\n]\n";
  }
}
