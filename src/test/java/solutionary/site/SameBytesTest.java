package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.TimeZone;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases D12, F02, F07 and F09: nothing but the catalogue and the templates decides the bytes. */
class SameBytesTest {
  @ParameterizedTest(name = "the site is the same with the default locale {0}")
  @ValueSource(strings = {"tr-TR", "ar-EG-u-nu-arab"})
  void localeDecidesNothing(String tag) {
    Locale before = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
      assertSame(render());
    } finally {
      Locale.setDefault(before);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  @DisplayName("files are UTF-8 with LF")
  void encoding() {
    RenderedSite.sample()
        .pages()
        .forEach(
            page -> assertThat(RenderedSite.sample().text(page)).doesNotContain("\r", "\uFFFD"));
  }

  private static RenderedSite render() {
    return RenderedSite.of(RenderedSite.sampleCatalog(), Optional.empty(), Optional.empty());
  }

  private static void assertSame(RenderedSite other) {
    RenderedSite sample = RenderedSite.sample();
    assertThat(other.files().keySet()).isEqualTo(sample.files().keySet());
    sample
        .files()
        .forEach((path, bytes) -> assertThat(other.files().get(path)).as(path).isEqualTo(bytes));
  }
}
