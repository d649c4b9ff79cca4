package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A broken output is a finding, never an exception:")
class BrokenOutputTest {
  @TempDir static Path folder;

  private final Copy copy;

  BrokenOutputTest() throws IOException {
    copy = Copy.ofCatalog(folder);
  }

  @Test
  @DisplayName("neither catalogue nor site")
  void nothing() throws IOException {
    Files.delete(copy.catalog());
    assertThat(copy.findings())
        .containsExactly(
            "site folder: no folder "
                + copy.site()
                + "; right would be a site, as the build renders it",
            "catalog file: no file "
                + copy.catalog()
                + "; right would be a catalogue, as the build writes it");
  }

  @Test
  @DisplayName("a folder for the catalogue, a file for the site")
  void exchanged() throws IOException {
    Files.move(copy.catalog(), copy.site());
    Files.createDirectory(copy.catalog());
    assertThat(copy.findings())
        .anySatisfy(line -> assertThat(line).startsWith("site folder: "))
        .anySatisfy(line -> assertThat(line).startsWith("catalog file: "));
  }

  @ParameterizedTest(name = "a catalogue of {0} bytes")
  @ValueSource(ints = {0, 1, 50, 100, 4096, 10_000, 100_000})
  void truncated(int bytes) throws IOException {
    Files.write(copy.catalog(), Arrays.copyOf(Files.readAllBytes(copy.catalog()), bytes));
    assertToldOfCatalog();
  }

  @Test
  @DisplayName("a text in the catalogue's place")
  void text() throws IOException {
    Files.writeString(copy.catalog(), "no database\n".repeat(100));
    assertToldOfCatalog();
  }

  @ParameterizedTest(name = "a page of the catalogue full of {0}")
  @ValueSource(ints = {0, 0xff, 0x41})
  void overwrittenPage(int value) throws IOException {
    byte[] bytes = Files.readAllBytes(copy.catalog());
    for (int page = 0; page < bytes.length / 4096; page += 7) {
      byte[] broken = bytes.clone();
      int from = page == 0 ? 100 : 4096 * page;
      Arrays.fill(broken, from, 4096 * (page + 1), (byte) value);
      Files.write(copy.catalog(), broken);
      assertToldOfCatalog();
    }
  }

  /** Most bytes of a page are rows; the others are what SQLite itself checks, or free space. */
  @Test
  @DisplayName("bytes of the catalogue strewn with others")
  void strewn() throws IOException {
    byte[] bytes = Files.readAllBytes(copy.catalog());
    Random random = new Random(20261130);
    for (int round = 0; round < 20; round++) {
      byte[] broken = bytes.clone();
      for (int i = 0; i < 200; i++) {
        broken[100 + random.nextInt(bytes.length - 100)] = (byte) random.nextInt(256);
      }
      Files.write(copy.catalog(), broken);
      assertToldOfCatalog();
    }
  }

  @Test
  @DisplayName("a line of text that holds line ends and control characters stays one line")
  void oneLine() throws Exception {
    copy.change(
        "UPDATE queens_solution SET transform = 'a' || char(10, 27, 8232) || 'b' WHERE n = 4");
    assertThat(copy.findings())
        .allSatisfy(line -> assertThat(line.codePoints()).noneMatch(Character::isISOControl))
        .anySatisfy(line -> assertThat(line).contains("transform: a\\u000a\\u001b\\u2028b; right"));
    assertThat(
            new Finding("place", "x".repeat(1000), "y").toString().getBytes(StandardCharsets.UTF_8))
        .hasSizeLessThan(300);
  }

  private void assertToldOfCatalog() {
    assertThat(copy.findings())
        .anySatisfy(line -> assertThat(line).startsWith("catalog "))
        .allSatisfy(line -> assertThat(line).contains("; right would be "));
  }
}
