package solutionary.verify;

import java.nio.charset.StandardCharsets;

/**
 * Steps through the tags of an HTML page or an SVG picture, and through their attributes. Comments
 * are passed over, so are end tags and text.
 *
 * <p>It works on the bytes: all that it looks for is ASCII, which UTF-8 uses for nothing else.
 */
final class TagReader {
  private final byte[] text;
  private int at;
  private int tagFrom;
  private int tagTo;
  private int nameFrom;
  private int nameTo;
  private int valueFrom;
  private int valueTo;

  TagReader(byte[] text) {
    this.text = text;
  }

  /** Goes to the next tag; false when there is none. */
  boolean nextTag() {
    while (at < text.length) {
      if (text[at++] == '<' && at < text.length) {
        if (isLetter(text[at])) {
          tagFrom = at;
          skipName();
          tagTo = at;
          return true;
        }
        if (startsWith(at, "!--")) {
          at = find("-->", at + 3);
        }
      }
    }
    return false;
  }

  boolean tagIs(String name) {
    return is(tagFrom, tagTo, name);
  }

  /** Goes to the next attribute of the tag; false behind the last. */
  boolean nextAttribute() {
    while (at < text.length && (isSpace(text[at]) || text[at] == '/')) {
      at++;
    }
    if (at == text.length || text[at] == '>') {
      return false;
    }
    nameFrom = at++;
    skipName();
    nameTo = at;
    readValue();
    return true;
  }

  boolean attributeIs(String name) {
    return is(nameFrom, nameTo, name);
  }

  int attributeLength() {
    return nameTo - nameFrom;
  }

  boolean valueStartsWith(String start) {
    return start.length() <= valueTo - valueFrom && startsWith(valueFrom, start);
  }

  /** The value of the attribute, empty when it has none. */
  String value() {
    return CharacterReferences.resolve(string(valueFrom, valueTo));
  }

  /** Passes over the text of a script or style and returns it; the tag's attributes are read. */
  String rawText(String endTag) {
    int from = at;
    at = find(endTag, from);
    return string(from, at);
  }

  private void readValue() {
    skipSpace();
    valueFrom = at;
    valueTo = at;
    if (at < text.length && text[at] == '=') {
      at++;
      skipSpace();
      byte quote = at < text.length ? text[at] : 0;
      if (quote == '"' || quote == '\'') {
        valueFrom = ++at;
        while (at < text.length && text[at] != quote) {
          at++;
        }
        valueTo = at;
        at = Math.min(at + 1, text.length);
      } else {
        valueFrom = at;
        while (at < text.length && text[at] != '>' && !isSpace(text[at])) {
          at++;
        }
        valueTo = at;
      }
    }
  }

  private void skipName() {
    while (at < text.length && !endsName(text[at])) {
      at++;
    }
  }

  private void skipSpace() {
    while (at < text.length && isSpace(text[at])) {
      at++;
    }
  }

  /** Whether a name stands between two places; upper and lower case are the same. */
  private boolean is(int from, int to, String name) {
    return to - from == name.length() && startsWith(from, name);
  }

  private boolean startsWith(int from, String start) {
    if (start.length() > text.length - from) {
      return false;
    }
    for (int i = 0; i < start.length(); i++) {
      byte b = text[from + i];
      if ((b >= 'A' && b <= 'Z' ? b + 32 : b) != start.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Where something stands next; the end when it does not. */
  private int find(String wanted, int from) {
    for (int i = from; i <= text.length - wanted.length(); i++) {
      if (startsWith(i, wanted)) {
        return i;
      }
    }
    return text.length;
  }

  private String string(int from, int to) {
    return new String(text, from, to - from, StandardCharsets.UTF_8);
  }

  private static boolean endsName(byte b) {
    return b == '>' || b == '=' || b == '/' || isSpace(b);
  }

  private static boolean isSpace(byte b) {
    return b == ' ' || b >= '\t' && b <= '\r';
  }

  private static boolean isLetter(byte b) {
    return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z';
  }
}
