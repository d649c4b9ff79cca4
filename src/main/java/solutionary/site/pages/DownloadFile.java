package solutionary.site.pages;

/** A file that readers may take with them. */
public record DownloadFile(Address address, long bytes) {
  public String name() {
    return address.path().substring(address.path().lastIndexOf('/') + 1);
  }
}
