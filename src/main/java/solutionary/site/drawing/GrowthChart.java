package solutionary.site.drawing;

import java.util.List;

/** Bars on a logarithmic scale: one a board size, as high as its number of solutions has digits. */
public final class GrowthChart {
  private static final int BAR = 10;
  private static final int HEIGHT = 100;
  private static final int DIGIT = 5;

  private GrowthChart() {}

  /**
   * The chart.
   *
   * @param solutions those of n = 1, 2, …
   * @param computed how many of these sizes were computed here rather than cited
   * @param current the size that is pointed out, or 0
   */
  public static Picture of(List<Long> solutions, int computed, int current) {
    StringBuilder svg = new StringBuilder(lines(solutions.size() * BAR));
    for (int n = 1; n <= solutions.size(); n++) {
      long height = Math.round(DIGIT * Math.log10(solutions.get(n - 1) * 1.6));
      if (solutions.get(n - 1) > 0) {
        svg.append("<path class=\"");
        svg.append(n == current ? "current" : n <= computed ? "computed" : "cited");
        svg.append("\" d=\"M").append((n - 1) * BAR + 1).append(' ').append(HEIGHT);
        svg.append("v-").append(Math.max(1, height)).append("h8V").append(HEIGHT).append("z\"/>");
      }
      svg.append(isLabelled(n, current) ? label(n) : "");
    }
    return new Picture("-26 0 " + (solutions.size() * BAR + 27) + " 114", svg.toString());
  }

  private static boolean isLabelled(int n, int current) {
    boolean isBesideCurrent = current > 0 && Math.abs(n - current) == 1;
    return n == current || (n == 1 || n % 3 == 0) && !isBesideCurrent;
  }

  private static String label(int n) {
    return "<text x=\"" + ((n - 1) * BAR + 5) + "\" y=\"110\">" + n + "</text>";
  }

  /** A line every three powers of ten. */
  private static String lines(int width) {
    StringBuilder svg = new StringBuilder();
    for (int power = 3; power <= 18; power += 3) {
      int y = HEIGHT - DIGIT * power;
      svg.append("<path class=\"grid\" d=\"M0 ").append(y).append('h').append(width);
      svg.append("\"/><text class=\"power\" x=\"-3\" y=\"").append(y + 3).append("\">10");
      svg.append("<tspan class=\"exponent\" dy=\"-3\">").append(power).append("</tspan></text>");
    }
    return svg.append("<path class=\"axis\" d=\"M0 100h").append(width).append("\"/>").toString();
  }
}
