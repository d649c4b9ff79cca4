package solutionary.site.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import solutionary.catalog.Catalog;
import solutionary.catalog.NoteRow;

/** The schema of the catalogue and the downloads. */
public record DataPage(List<DownloadFile> downloads, List<Table> tables) implements Page {
  /** A table or view with its columns. */
  public record Table(String name, String meaning, List<NoteRow> fields) {}

  static final Address ADDRESS = Address.of("data/index.html");

  static DataPage read(Catalog catalog, List<DownloadFile> downloads) {
    Map<String, List<NoteRow>> notes = new LinkedHashMap<>();
    for (NoteRow note : catalog.notes()) {
      notes.computeIfAbsent(note.object(), key -> new ArrayList<>()).add(note);
    }
    List<Table> tables = new ArrayList<>();
    notes.forEach(
        (name, rows) ->
            tables.add(new Table(name, rows.get(0).meaning(), rows.subList(1, rows.size()))));
    return new DataPage(downloads, tables);
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
