package solutionary.site.pages;

import java.util.List;

/** A further sheet of the gallery of a large board size. */
public record GalleryPage(Gallery gallery) implements Page {
  @Override
  public Address address() {
    return Gallery.address(n(), gallery.sheet());
  }

  @Override
  public String template() {
    return "gallery";
  }

  @Override
  public Text title() {
    return Text.of("gallery.title", n(), gallery.sheet());
  }

  @Override
  public Text description() {
    return Text.of("gallery.description", n(), gallery.sheet(), gallery.sheets().size());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(BoardSizesPage.crumb(), BoardSizePage.crumb(n()));
  }

  public int n() {
    return gallery.n();
  }
}
