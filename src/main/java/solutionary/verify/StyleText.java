package solutionary.verify;

import java.util.ArrayList;
import java.util.List;

/** What a style sheet, or the style of one element, refers to. */
final class StyleText {
  private StyleText() {}

  /** The addresses in {@code url(…)} and {@code @import "…"}, comments left out. */
  static List<String> addresses(String style) {
    List<String> addresses = new ArrayList<>();
    String text = withoutComments(style);
    for (int at = text.indexOf("url("); at >= 0; at = text.indexOf("url(", at + 1)) {
      addresses.add(first(text.substring(at + 4).stripLeading(), ')'));
    }
    for (int at = text.indexOf("@import"); at >= 0; at = text.indexOf("@import", at + 1)) {
      String imported = text.substring(at + "@import".length()).stripLeading();
      if (!imported.startsWith("url(")) {
        addresses.add(first(imported, ';'));
      }
    }
    return addresses;
  }

  private static String withoutComments(String style) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (int start = style.indexOf("/*"); start >= 0; start = style.indexOf("/*", from)) {
      text.append(style, from, start);
      int end = style.indexOf("*/", start + 2);
      from = end < 0 ? style.length() : end + 2;
    }
    return from == 0 ? style : text.append(style, from, style.length()).toString();
  }

  /** The quoted text at the beginning, or else what stands before an ending. */
  private static String first(String text, char ending) {
    boolean isQuoted = text.startsWith("\"") || text.startsWith("'");
    int end = isQuoted ? text.indexOf(text.charAt(0), 1) : text.indexOf(ending);
    return text.substring(isQuoted ? 1 : 0, end < 0 ? text.length() : end).strip();
  }
}
