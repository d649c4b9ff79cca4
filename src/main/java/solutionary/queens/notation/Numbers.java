package solutionary.queens.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The numbers of a text without signs.
 *
 * @param words their digits
 * @param gaps what stands before, between and after them, one more than there are words
 */
record Numbers(List<String> words, List<String> gaps) {
  private static final String BRACKETS = "()[]{}";

  /** What may part numbers, the stronger first; blanks alone are the weakest. */
  private static final String PARTING = "\n;,-";

  static Numbers of(String text) {
    Numbers numbers = new Numbers(new ArrayList<>(), new ArrayList<>());
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      boolean inWord = numbers.words.size() < numbers.gaps.size();
      if (isDigit(text.charAt(i)) != inWord) {
        numbers.add(text.substring(start, i));
        start = i;
      }
    }
    numbers.add(text.substring(start));
    if (numbers.words.size() == numbers.gaps.size()) {
      numbers.gaps.add("");
    }
    numbers.checkBrackets();
    numbers.checkSigns();
    numbers.checkCommas();
    return numbers;
  }

  private void add(String part) {
    (words.size() < gaps.size() ? words : gaps).add(part);
  }

  /** What is cut short often shows it by a bracket that is not closed. */
  private void checkBrackets() {
    int open = 0;
    for (char c : String.join("", gaps).toCharArray()) {
      open += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
      if (open < 0) {
        throw new Unreadable("'" + c + "' closes no bracket; something is missing before it");
      }
    }
    if (open > 0) {
      throw new Unreadable("a bracket that is not closed; something is missing at the end");
    }
  }

  private void checkSigns() {
    for (int i = 0; i <= size(); i++) {
      boolean between = i > 0 && i < size();
      boolean isFine = between && isParting(gaps.get(i)) || i == 0 && isBullet(gaps.get(0));
      if (gaps.get(i).indexOf('-') >= 0 && !isFine) {
        throw new Unreadable(
            "'-' (U+002D) " + place(i) + "; a column is a number from 1, or from 0 throughout");
      }
    }
  }

  /** Whether a hyphen begins a list, one number a line. */
  private static boolean isBullet(String gap) {
    return gap.trim().equals("-") && gap.charAt(gap.length() - 1) <= ' ';
  }

  private String place(int gap) {
    return gap < size() ? "before " + words.get(gap) : "after " + words.get(gap - 1);
  }

  /** Whether a hyphen is no sign: without blanks, or with some on either side. */
  private static boolean isParting(String gap) {
    boolean free = gap.charAt(0) <= ' ' && gap.charAt(gap.length() - 1) <= ' ';
    return gap.equals("-") || free && gap.trim().equals("-");
  }

  /** A comma or semicolon parts two numbers, or follows the last. */
  private void checkCommas() {
    for (int i = 0; i <= size(); i++) {
      long commas = gaps.get(i).chars().filter(c -> c == ',' || c == ';').count();
      if (commas > (i == 0 ? 0 : 1)) {
        throw new Unreadable(
            "nothing before a comma, " + place(i) + "; a row has its column there");
      }
    }
  }

  int size() {
    return words.size();
  }

  /** The numbers; the digits of a single one are numbers of their own. */
  List<Integer> values() {
    if (size() > 1) {
      return words.stream().map(Numbers::value).toList();
    }
    String digits = words.get(0);
    if (digits.length() > (digits.indexOf('0') < 0 ? 9 : 10)) {
      throw new Unreadable(
          digits.length() + " digits without a space; from n = 10 on put a space between columns");
    }
    return digits.chars().mapToObj(digit -> digit - '0').toList();
  }

  private static int value(String word) {
    if (word.length() > 9) {
      throw new Unreadable("the number " + word + " is no column");
    }
    return Integer.parseInt(word);
  }

  /** How many numbers stand between one bracket and the next, where there are any. */
  List<Integer> bracketed() {
    List<Integer> sizes = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= size(); i++) {
      if (i == size() || gaps.get(i).chars().anyMatch(c -> BRACKETS.indexOf(c) >= 0)) {
        sizes.add(i - from);
        from = i;
      }
    }
    return sizes;
  }

  /** Whether a text starts with two brackets. */
  boolean isNested() {
    return gaps.get(0).chars().filter(c -> BRACKETS.indexOf(c) >= 0).count() > 1;
  }

  /** Whether what parts the numbers is by turns of one kind and of another. */
  boolean areInTwos() {
    boolean turns = size() > 2 && parting(1) != parting(2);
    for (int i = 3; turns && i < size(); i++) {
      turns = parting(i) == parting(i - 2);
    }
    return turns;
  }

  /** Whether on one line some numbers are parted by blanks and others not. */
  boolean areMixed() {
    TreeSet<Integer> kinds = new TreeSet<>();
    for (int i = 1; i < size(); i++) {
      kinds.add(parting(i));
    }
    kinds.remove(PARTING.indexOf('\n'));
    return kinds.size() > 1;
  }

  private int parting(int gap) {
    String between = gaps.get(gap).replace('\r', '\n');
    int kind = 0;
    while (kind < PARTING.length() && between.indexOf(PARTING.charAt(kind)) < 0) {
      kind++;
    }
    return kind;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
