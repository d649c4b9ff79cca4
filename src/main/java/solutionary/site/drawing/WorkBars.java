package solutionary.site.drawing;

import java.util.List;

/**
 * Bars on a logarithmic scale: how much work several searches have on one puzzle. A picture holds
 * the bars of one puzzle; the scale, which stands below the last, is a picture of its own.
 */
public final class WorkBars {
  private static final int DECADE = 44;
  private static final int HIGHEST_POWER = 8;

  /** From nothing tried to one. */
  private static final int FIRST = 22;

  private static final int HEIGHT = 11;
  private static final int WIDTH = FIRST + DECADE * HIGHEST_POWER;

  /**
   * One bar.
   *
   * @param number of the strategy, from 0; its letter tells it
   * @param decided whether the search came to a verdict
   */
  public record Bar(int number, long tried, boolean decided) {}

  private WorkBars() {}

  /** The letter of a strategy: A for the first. */
  public static char letter(int number) {
    return (char) ('A' + number);
  }

  /**
   * The bars of one puzzle, from top to bottom.
   *
   * @param own the number of the strategy that is stressed, or -1
   */
  public static Picture of(List<Bar> bars, int own) {
    StringBuilder svg = new StringBuilder("<path class=\"grid\" d=\"");
    int bottom = HEIGHT * bars.size();
    for (int power = 0; power <= HIGHEST_POWER; power++) {
      svg.append('M').append(FIRST + DECADE * power).append(" 0v").append(bottom);
    }
    svg.append("\"/><path class=\"axis\" d=\"M0 0v").append(bottom).append("\"/>");
    for (int i = 0; i < bars.size(); i++) {
      svg.append(bar(bars.get(i), HEIGHT * i + HEIGHT / 2, bars.get(i).number == own));
    }
    return new Picture(viewBox(0, bottom), svg.toString());
  }

  /** What the lines of all these pictures stand for. */
  public static Picture scale() {
    StringBuilder svg = new StringBuilder("<text x=\"0\" y=\"9\">0</text>");
    for (int power = 0; power <= HIGHEST_POWER; power++) {
      svg.append("<text x=\"").append(FIRST + DECADE * power).append("\" y=\"9\">10");
      svg.append("<tspan class=\"exponent\" dy=\"-3\">").append(power).append("</tspan></text>");
    }
    return new Picture(viewBox(0, 14), svg.toString());
  }

  private static String bar(Bar bar, int y, boolean own) {
    int x = x(bar.tried);
    return "<g class=\""
        + (own ? "bar own" : "bar")
        + "\"><path d=\"M0 "
        + y
        + "h"
        + x
        + "\"/><circle class=\""
        + (bar.decided ? "decided" : "open")
        + "\" cx=\""
        + x
        + "\" cy=\""
        + y
        + "\" r=\"2.6\"/><text x=\""
        + (x + 9)
        + "\" y=\""
        + (y + 3)
        + "\">"
        + letter(bar.number)
        + "</text></g>";
  }

  private static int x(long tried) {
    return tried == 0 ? 0 : FIRST + (int) Math.round(DECADE * Math.log10(tried));
  }

  private static String viewBox(int top, int height) {
    return "-8 " + top + " " + (WIDTH + 20) + " " + height;
  }
}
