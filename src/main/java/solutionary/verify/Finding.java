package solutionary.verify;

/**
 * One thing that is not as it should be.
 *
 * @param place {@code catalog}, then table, key and column; or {@code site}, then the file's path
 * @param found what stands there
 * @param wanted what would be right
 */
public record Finding(String place, String found, String wanted) {
  private static final int LONGEST = 200;

  /** One line, whatever the texts hold. */
  @Override
  public String toString() {
    return line(place) + ": " + line(found) + "; right would be " + line(wanted);
  }

  private static String line(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints().limit(LONGEST).forEach(point -> append(line, point));
    return text.codePointCount(0, text.length()) > LONGEST ? line + "…" : line.toString();
  }

  private static void append(StringBuilder line, int point) {
    boolean isPlain = !Character.isISOControl(point) && point != '\u2028' && point != '\u2029';
    if (isPlain) {
      line.appendCodePoint(point);
    } else {
      line.append("\\u").append(Integer.toHexString(0x10000 + point).substring(1));
    }
  }
}
