package solutionary.site.pages;

import java.util.List;

/** How each number was computed, and how to check it again. */
public record AboutPage() implements Page {
  static final Address ADDRESS = Address.of("about.html");

  static Crumb crumb() {
    return new Crumb(Text.of("about.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "about";
  }

  @Override
  public Text title() {
    return Text.of("about.title");
  }

  @Override
  public Text description() {
    return Text.of("about.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }
}
