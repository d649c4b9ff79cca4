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
      boolean digit = isDigit(text.charAt(i));
      if (!digit && SEPARATORS.indexOf(text.charAt(i)) < 0) {
        return false;
      }
      digits |= digit;
    }
    return digits;
  }

  /** Reads columns from 1, or from 0 when a 0 is among them. */
  static Reading.Read read(String text) {
    List<Integer> numbers = numbers(text);
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

  /** The numbers of a text; the digits of a single one are columns of their own. */
  private static List<Integer> numbers(String text) {
    List<String> words = words(text);
    if (words.size() > 1) {
      return words.stream().map(Positions::number).toList();
    }
    String digits = words.get(0);
    if (digits.length() > (digits.indexOf('0') < 0 ? 9 : 10)) {
      throw new Unreadable(
          digits.length() + " digits without a space; from n = 10 on put a space between columns");
    }
    return digits.chars().mapToObj(digit -> digit - '0').toList();
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || !isDigit(text.charAt(i))) {
        if (start < i) {
          words.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return words;
  }

  private static int number(String word) {
    if (word.length() > 9) {
      throw new Unreadable("the number " + word + " is no column");
    }
    return Integer.parseInt(word);
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
