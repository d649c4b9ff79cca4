package solutionary.site.drawing;

/** Drawings of our own, as SVG paths. */
final class Glyph {
  /**
   * A queen in a box of 50: a crown of five points, each with a pearl, on a band and a foot. Her
   * middle is the middle of the box.
   */
  static final String QUEEN =
      "M13 33 7 17l10 8 2-14 6 12 6-12 2 14 10-8-6 16zM14 35h22v3h-22zM11 40h28v4h-28z"
          + "M4 15a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M16.5 9a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0"
          + "M28.5 9a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M41 15a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0";

  /** A bishop in a box of 50: a mitre with its slit and a pearl, on a band and a foot. */
  static final String BISHOP =
      "M25 11c6 5 10 11 10 16 0 3-2 6-4 8H19c-2-2-4-5-4-8 0-5 4-11 10-16zm-1 9v4h-4v2h4v5h2v-5h4v-2h-4v-4z"
          + "M16 37h18v3H16zM11 42h28v4H11zM22.5 8a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0";

  private Glyph() {}
}
