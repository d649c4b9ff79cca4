package solutionary.site.pages;

import java.util.Optional;

/**
 * Something that strategies were run on: a board size or a puzzle.
 *
 * @param key as it stands in the catalogue: {@code n=8} or {@code landmarks.1}
 * @param address of its page, when it has one
 * @param name of a puzzle, or empty
 */
public record Instance(String key, Optional<Address> address, String name) {
  public boolean isNamed() {
    return !name.isEmpty();
  }

  /** The name, or else the key. */
  public String words() {
    return isNamed() ? name : key;
  }
}
