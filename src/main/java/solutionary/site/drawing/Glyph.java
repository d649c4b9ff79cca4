package solutionary.site.drawing;

/** Drawings of our own in a box of 50, as SVG paths: a body that is filled, and dots. */
final class Glyph {
  /** A queen: a crown of five points, pearls on four of them, on a band and a foot. */
  static final String QUEEN =
      glyph(
          "M13 33 7 17l10 8 2-14 6 12 6-12 2 14 10-8-6 16zM14 35h22v3h-22zM11 40h28v4h-28z",
          "M6.5 15h0M19 9h0M31 9h0M43.5 15h0");

  /** A bishop: a mitre with its slit and a pearl, on a band and a foot. */
  static final String BISHOP =
      glyph(
          "M25 11c6 5 10 11 10 16 0 3-2 6-4 8H19c-2-2-4-5-4-8 0-5 4-11 10-16z"
              + "m-1 8v4h-4v2h4v5h2v-5h4v-2h-4v-4zM16 37h18v3H16zM11 42h28v4H11z",
          "M25 8h0");

  private Glyph() {}

  private static String glyph(String body, String dots) {
    return "<path class=\"piece\" d=\"" + body + "\"/><path class=\"pearl\" d=\"" + dots + "\"/>";
  }
}
