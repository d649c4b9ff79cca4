package solutionary.site.drawing;

/**
 * The inside of an {@code svg} element. Only this package makes pictures, from numbers and digits
 * alone, so that a picture can stand in a page as it is.
 */
public final class Picture {
  private final String viewBox;
  private final String markup;

  Picture(String viewBox, String markup) {
    this.viewBox = viewBox;
    this.markup = markup;
  }

  /** The left and top edge, the width and the height of what is to be seen. */
  public String viewBox() {
    return viewBox;
  }

  /** The elements of the picture. */
  public String markup() {
    return markup;
  }
}
