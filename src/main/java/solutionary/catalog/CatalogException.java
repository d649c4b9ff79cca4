package solutionary.catalog;

/**
 * A catalogue that cannot be opened, read or written; the message says where, what and what would
 * be right.
 */
public final class CatalogException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CatalogException(String message) {
    super(message);
  }

  public CatalogException(String message, Throwable cause) {
    super(message, cause);
  }
}
