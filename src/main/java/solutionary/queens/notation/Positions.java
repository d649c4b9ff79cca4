package solutionary.queens.notation;

import java.util.ArrayList;
import java.util.List;
import solutionary.queens.Placement;

/** The column of each row as numbers. */
final class Positions {
  private static final String SEPARATORS = " \t\r\n,;-()[]{}";

  private Positions() {}

  static String write(Placement placement) {
    return placement.toString();
  }

  static String writeFrom0(Placement placement) {
    List<String> numbers = new ArrayList<>();
    for (int column : placement.columns()) {
      numbers.add(Integer.toString(column - 1));
    }
    return String.join(" ", numbers);
  }

  /** Whether a text has nothing but digits and what may stand between them. */
  static boolean looksLike(String text) {
    boolean digits = false;
    for (int i = 0; i < text.length(); i++) {
      boolean digit = Numbers.isDigit(text.charAt(i));
      if (!digit && SEPARATORS.indexOf(text.charAt(i)) < 0) {
        return false;
      }
      digits |= digit;
    }
    return digits;
  }

  /** Reads columns, or {@link Pairs}, from 1, or from 0 when a 0 is among them. */
  static Reading.Read read(String text) {
    Numbers numbers = Numbers.of(text);
    return Pairs.areMarked(numbers) ? Pairs.read(numbers) : columns(numbers.values());
  }

  private static Reading.Read columns(List<Integer> numbers) {
    int from = numbers.contains(0) ? 0 : 1;
    List<Integer> columns = new ArrayList<>();
    for (int number : numbers) {
      int row = columns.size() + 1;
      if (number - from >= numbers.size()) {
        throw new Unreadable(
            "row "
                + row
                + " has its queen in column "
                + number
                + "; with "
                + numbers.size()
                + " rows columns are "
                + from
                + "-"
                + (numbers.size() - 1 + from)
                + (from == 0 ? ", counted from 0 since a 0 is among them" : ""));
      }
      columns.add(number - from + 1);
    }
    return new Reading.Read(
        new Placement(columns), from == 0 ? Notation.POSITIONS_FROM_0 : Notation.POSITIONS);
  }
}
