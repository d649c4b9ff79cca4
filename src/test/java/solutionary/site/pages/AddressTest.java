package solutionary.site.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
  @ParameterizedTest(name = "from {0} to {1}: {2}")
  @CsvSource({
    "index.html, queens/8.html, queens/8.html",
    "queens/8.html, index.html, ../index.html",
    "queens/8.html, queens/8/3.html, 8/3.html",
    "queens/8/3.html, queens/8.html, ../8.html",
    "queens/8/3.html, queens/8/4.html, 4.html",
    "queens/8/3.html, queens/8/3.html, 3.html",
    "queens/8/3.html, assets/site.css, ../../assets/site.css",
    "queens/12/1.html, queens/1/1.html, ../1/1.html",
    "zh/queens/8/3.html, queens/8/3.html, ../../../queens/8/3.html"
  })
  void links(String from, String to, String link) {
    assertThat(Address.of(to).from(Address.of(from))).isEqualTo(link);
  }

  @Test
  @DisplayName("parts of a page are named behind a hash sign")
  void parts() {
    Address gallery = Address.of("queens/8.html").at("gallery");
    assertThat(gallery.from(Address.of("index.html"))).isEqualTo("queens/8.html#gallery");
    assertThat(gallery.from(Address.of("queens/8.html"))).isEqualTo("#gallery");
  }

  @Test
  @DisplayName("pages lie in the folder of a language, other files are there once")
  void languages() {
    assertThat(Address.of("about.html").in("zh/")).isEqualTo(Address.of("zh/about.html"));
    assertThat(Address.of("assets/site.css").in("zh/")).isEqualTo(Address.of("assets/site.css"));
  }

  @ParameterizedTest(name = "\"{0}\" is refused")
  @ValueSource(strings = {"", "/index.html", "queens/"})
  void namesNoFile(String path) {
    assertThatThrownBy(() -> Address.of(path)).isInstanceOf(IllegalArgumentException.class);
  }
}
