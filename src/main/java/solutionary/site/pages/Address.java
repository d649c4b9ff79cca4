package solutionary.site.pages;

/**
 * Where a page or a file of the site lies. Every link is made from one of these, so that no path is
 * built twice.
 *
 * @param path from the site's root, parts joined by a slash, always naming a file
 * @param part the id of the part of a page that is meant, or empty
 */
public record Address(String path, String part) {
  /**
   * @throws IllegalArgumentException when the path does not name a file of the site
   */
  public Address {
    if (path.isEmpty() || path.startsWith("/") || path.endsWith("/")) {
      throw new IllegalArgumentException("\"" + path + "\" names no file of the site");
    }
  }

  /** The address of a whole page or file. */
  public static Address of(String path) {
    return new Address(path, "");
  }

  /** A part of this page. */
  public Address at(String id) {
    return new Address(path, id);
  }

  /** Whether this is a page, which every language has; other files are there once. */
  public boolean isPage() {
    return path.endsWith(".html");
  }

  /** This page in another folder, for example {@code zh/}; other files stay where they are. */
  public Address in(String folder) {
    return isPage() ? new Address(folder + path, part) : this;
  }

  /** The relative link that leads here from a page. */
  public String from(Address page) {
    String fragment = part.isEmpty() ? "" : "#" + part;
    if (path.equals(page.path)) {
      return part.isEmpty() ? path.substring(path.lastIndexOf('/') + 1) : fragment;
    }
    int common = commonFolders(page.path);
    StringBuilder link = new StringBuilder();
    for (int i = page.path.indexOf('/', common); i >= 0; i = page.path.indexOf('/', i + 1)) {
      link.append("../");
    }
    return link.append(path, common, path.length()).append(fragment).toString();
  }

  /** How many leading characters are folders of both paths. */
  private int commonFolders(String other) {
    int common = 0;
    for (int i = 0; i < Math.min(path.length(), other.length()); i++) {
      if (path.charAt(i) != other.charAt(i)) {
        break;
      }
      common = path.charAt(i) == '/' ? i + 1 : common;
    }
    return common;
  }
}
