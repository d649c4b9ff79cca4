package solutionary.site.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Lines on a logarithmic scale: how much work each of several searches has on growing boards. */
public final class WorkChart {
  private static final int STEP = 30;
  private static final int DECADE = 28;
  private static final int LETTER_HEIGHT = 10;
  private static final int HIGHEST_POWER = 8;
  private static final int BOTTOM = HIGHEST_POWER * DECADE;

  /** The letter at the end of a line. */
  private record Letter(char letter, int x, int y) {}

  private WorkChart() {}

  /**
   * The chart.
   *
   * @param lines for each line the work by board size; the first is called A, the next B, …
   */
  public static Picture of(List<SortedMap<Integer, Long>> lines) {
    int largest = lines.stream().mapToInt(SortedMap::lastKey).max().orElse(1);
    StringBuilder svg = new StringBuilder(scale(largest));
    List<Letter> letters = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      svg.append(line(i, lines.get(i)));
      int last = lines.get(i).lastKey();
      letters.add(new Letter((char) ('A' + i), x(last), y(lines.get(i).get(last))));
    }
    apart(letters).forEach(each -> svg.append(letter(each)));
    return new Picture("-24 -12 " + (x(largest) + 48) + " " + (BOTTOM + 34), svg.toString());
  }

  private static String line(int number, SortedMap<Integer, Long> work) {
    StringBuilder points = new StringBuilder();
    StringBuilder dots = new StringBuilder();
    work.forEach(
        (n, tried) -> {
          points.append(points.isEmpty() ? "M" : "L").append(x(n)).append(' ').append(y(tried));
          dots.append("M").append(x(n)).append(' ').append(y(tried)).append("h0");
        });
    return "<path class=\"work-"
        + number
        + "\" d=\""
        + points
        + "\"/><path class=\"dots\" d=\""
        + dots
        + "\"/>";
  }

  /** Letters of lines that end side by side, moved downwards until none covers another. */
  private static List<Letter> apart(List<Letter> letters) {
    List<Letter> placed = new ArrayList<>();
    for (Letter letter : letters) {
      int y = letter.y;
      for (Letter other : placed) {
        if (other.x == letter.x && Math.abs(other.y - y) < LETTER_HEIGHT) {
          y = other.y + LETTER_HEIGHT;
        }
      }
      placed.add(new Letter(letter.letter, letter.x, y));
    }
    return placed;
  }

  private static String letter(Letter letter) {
    return "<text class=\"letter\" x=\""
        + (letter.x + 9)
        + "\" y=\""
        + (letter.y + 3)
        + "\">"
        + letter.letter
        + "</text>";
  }

  /** A line for every power of ten, and the board sizes below. */
  private static String scale(int largest) {
    StringBuilder svg = new StringBuilder();
    for (int power = 0; power <= HIGHEST_POWER; power++) {
      int y = BOTTOM - DECADE * power;
      svg.append("<path class=\"").append(power == 0 ? "axis" : "grid").append("\" d=\"M0 ");
      svg.append(y).append('h').append(x(largest) + STEP / 2).append("\"/>");
      svg.append("<text class=\"power\" x=\"-4\" y=\"").append(y + 3).append("\">10");
      svg.append("<tspan class=\"exponent\" dy=\"-3\">").append(power).append("</tspan></text>");
    }
    for (int n = 1; n <= largest; n++) {
      svg.append("<text x=\"").append(x(n)).append("\" y=\"").append(BOTTOM + 13).append("\">");
      svg.append(n).append("</text>");
    }
    return svg.toString();
  }

  private static int x(int n) {
    return n * STEP - STEP / 2;
  }

  private static int y(long tried) {
    return BOTTOM - (int) Math.round(DECADE * Math.log10(tried));
  }
}
