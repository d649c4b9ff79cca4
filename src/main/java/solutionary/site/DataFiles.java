package solutionary.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import solutionary.catalog.Catalog;
import solutionary.site.downloads.Downloads;
import solutionary.site.pages.Address;
import solutionary.site.pages.DownloadFile;
import solutionary.site.pages.DownloadTable;
import solutionary.site.pages.FindPage;
import solutionary.site.pages.PlayerSetup;

/**
 * The files that are the same under any templates: downloads, and the scripts the program makes.
 */
public final class DataFiles {
  private DataFiles() {}

  /** Makes all of them, a file at a time. */
  public static void each(Catalog catalog, BiConsumer<Address, byte[]> out) throws IOException {
    scripts(catalog, out);
    downloads(catalog, out);
  }

  static void scripts(Catalog catalog, BiConsumer<Address, byte[]> out) throws IOException {
    out.accept(PlayerSetup.ENGINE, EngineScript.bytes());
    out.accept(FindPage.KNOWN, KnownScript.bytes(catalog));
  }

  /** Makes the downloads, and says what a page says of them. */
  static List<DownloadTable> downloads(Catalog catalog, BiConsumer<Address, byte[]> out)
      throws IOException {
    List<DownloadTable> tables = new ArrayList<>();
    for (Downloads.Download download : Downloads.of(catalog)) {
      Downloads.Contents contents = Downloads.contents(catalog, download);
      Address json = download.name().json();
      Address csv = download.name().csv();
      out.accept(json, contents.json());
      out.accept(csv, contents.csv());
      tables.add(
          new DownloadTable(
              download.name(),
              download.meaning(),
              download.subject(),
              new DownloadFile(json, contents.json().length),
              new DownloadFile(csv, contents.csv().length)));
    }
    return tables;
  }
}
