package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;

/** The schema of the catalogue and the downloads. */
public record DataPage(
    DownloadFile database,
    List<DownloadTable> downloads,
    List<Question> questions,
    List<SchemaTable> tables)
    implements Page {
  static final Address ADDRESS = Address.of("data/index.html");

  static DataPage read(Catalog catalog, DownloadFile database, List<DownloadTable> downloads) {
    return new DataPage(
        database, downloads, Questions.read(catalog), SchemaTable.all(catalog.notes()));
  }

  static Crumb crumb() {
    return new Crumb(Text.of("data.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "data";
  }

  @Override
  public Text title() {
    return Text.of("data.title");
  }

  @Override
  public Text description() {
    return Text.of("data.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }
}
