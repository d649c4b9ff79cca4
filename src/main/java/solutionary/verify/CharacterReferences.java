package solutionary.verify;

import java.util.Map;

/** The references to characters that may stand in addresses, such as {@code &amp;}. */
final class CharacterReferences {
  private static final Map<String, String> NAMED =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

  private CharacterReferences() {}

  /** The text with its references resolved; what is none stays as it stands. */
  static String resolve(String text) {
    int from = 0;
    StringBuilder resolved = new StringBuilder();
    for (int at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
      int end = text.indexOf(';', at);
      String character = end < 0 ? null : character(text.substring(at + 1, end));
      if (character != null) {
        resolved.append(text, from, at).append(character);
        from = end + 1;
      }
    }
    return from == 0 ? text : resolved.append(text, from, text.length()).toString();
  }

  private static String character(String name) {
    if (!name.matches("#([0-9]{1,7}|[xX][0-9a-fA-F]{1,6})")) {
      return NAMED.get(name);
    }
    boolean isHexadecimal = Character.toLowerCase(name.charAt(1)) == 'x';
    int point =
        isHexadecimal
            ? Integer.parseInt(name.substring(2), 16)
            : Integer.parseInt(name.substring(1));
    return Character.isValidCodePoint(point) ? Character.toString(point) : null;
  }
}
