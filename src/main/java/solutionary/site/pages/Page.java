package solutionary.site.pages;

import java.util.List;

/** One page of the site, in no language yet. Its template may name only what the page holds. */
public interface Page {
  /** Where it lies in English. */
  Address address();

  /** The name of its template, without the ending. */
  String template();

  /** Its heading. */
  Text title();

  /** What it is about in a sentence, for search engines and previews. */
  Text description();

  /** The pages above it, the topmost first; the home page is left out. */
  List<Crumb> trail();
}
