package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionNameTest {
  @ParameterizedTest(name = "the file {0} becomes the collection {1}")
  @CsvSource({
    "easy.sdm, easy",
    "INSIDE.txt, inside",
    "_x.txt, x",
    "top 1465 (hard).v2.txt, top-1465-hard-v2",
    "Rätsel für Anfänger.sdk, r-tsel-f-r-anf-nger",
    "数独.txt, puzzles",
    "index.html, puzzles",
    "Index, puzzles",
    "puzzles, puzzles",
    ".txt, txt",
    "a.tar.gz, a-tar",
    "--.--, puzzles",
    "'', puzzles",
    "..., puzzles",
  })
  void names(String file, String name) {
    assertThat(CollectionName.of(file, Set.of())).isEqualTo(name);
  }

  @ParameterizedTest(name = "F02: INSIDE is inside under the default locale {0} as well")
  @ValueSource(strings = {"tr", "az", "lt", "ar-EG"})
  void anyLocale(String tag) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertThat(CollectionName.of("INSIDE", Set.of())).isEqualTo("inside");
    Locale.setDefault(before);
  }

  @Test
  void aTakenNameGetsTheNextNumber() {
    assertThat(CollectionName.of("a.txt", Set.of("a"))).isEqualTo("a-2");
    assertThat(CollectionName.of("A.sdm", Set.of("a", "a-2"))).isEqualTo("a-3");
    assertThat(CollectionName.of("index.txt", Set.of("puzzles"))).isEqualTo("puzzles-2");
  }
}
