package solutionary.verify;

/** Ratings rounded to whole numbers of tenths, so that they compare exactly. */
final class Tenths {
  private Tenths() {}

  /** The rating of a row in tenths; 0 when it is no number. */
  static int of(String rating) {
    try {
      return (int) Math.round(10 * Double.parseDouble(rating));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  static String words(int tenths) {
    return tenths / 10 + "." + tenths % 10;
  }

  /** Each level begins at a rating: 1.5, 2.5, 4.0, 6.6 and 8.0. */
  static String level(int tenths) {
    if (tenths < 40) {
      return tenths < 15 ? "easy" : tenths < 25 ? "moderate" : "tricky";
    }
    return tenths < 66 ? "hard" : tenths < 80 ? "fiendish" : "extreme";
  }
}
