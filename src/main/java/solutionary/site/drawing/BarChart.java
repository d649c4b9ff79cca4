package solutionary.site.drawing;

import java.util.List;

/** Bars side by side, each with its name below and, unless it is zero, its number above. */
public final class BarChart {
  private static final int BAR = 16;
  private static final int HEIGHT = 100;

  private BarChart() {}

  /**
   * The chart.
   *
   * @param names numbers, one a bar
   * @param counts as many, none negative
   */
  public static Picture of(List<String> names, List<Long> counts) {
    long most = counts.stream().mapToLong(Long::longValue).max().orElse(1);
    StringBuilder texts = new StringBuilder();
    StringBuilder bars = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      int middle = i * BAR + BAR / 2;
      if (counts.get(i) > 0) {
        long height = Math.max(1, HEIGHT * counts.get(i) / most);
        bars.append(bar(i * BAR + 1, height));
        texts.append(text(middle, HEIGHT - height - 2, String.valueOf(counts.get(i))));
      }
      texts.append(text(middle, HEIGHT + 9, names.get(i)));
    }
    int width = names.size() * BAR;
    return new Picture(
        "0 -10 " + width + " 122",
        "<path class=\"computed\" d=\""
            + bars
            + "\"/><path class=\"axis\" d=\"M0 100h"
            + width
            + "\"/>"
            + texts);
  }

  private static String bar(int left, long height) {
    return "M" + left + " " + HEIGHT + "v-" + height + "h" + (BAR - 2) + "v" + height + "z";
  }

  private static String text(int x, long y, String words) {
    return "<text x=\"" + x + "\" y=\"" + y + "\">" + words + "</text>";
  }
}
