package solutionary.site.rendering;

/**
 * A template or message that cannot be used; the message names file and line, what is wrong, and
 * what would be right.
 */
public final class SiteException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SiteException(String message) {
    super(message);
  }

  SiteException(String message, Throwable cause) {
    super(message, cause);
  }
}
