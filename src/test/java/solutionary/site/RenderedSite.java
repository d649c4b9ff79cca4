package solutionary.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import solutionary.catalog.Catalog;

/** A site in memory, as tests look at it. */
final class RenderedSite implements SiteOutput {
  private static RenderedSite sample;

  private final TreeMap<String, byte[]> files = new TreeMap<>();

  /** The site of {@link SampleCatalog}, rendered once. */
  static synchronized RenderedSite sample() {
    if (sample == null) {
      sample = of(sampleCatalog(), Optional.empty(), Optional.empty());
    }
    return sample;
  }

  private static Path catalog;

  /** The catalogue of {@link SampleCatalog}, written once. */
  static synchronized Path sampleCatalog() {
    if (catalog == null) {
      catalog = written();
    }
    return catalog;
  }

  private static Path written() {
    try {
      Path file = Files.createTempDirectory("sample").resolve("catalog.db");
      SampleCatalog.write(file);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RenderedSite of(Path catalog, Optional<Path> templates, Optional<String> baseUrl) {
    RenderedSite site = new RenderedSite();
    try (Catalog rows = Catalog.open(catalog)) {
      Site.render(rows, templates, baseUrl, site, line -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return site;
  }

  @Override
  public void write(String path, byte[] bytes) {
    if (files.put(path, bytes) != null) {
      throw new IllegalStateException("two files have the path " + path);
    }
  }

  @Override
  public void copy(String path, Path file) throws IOException {
    write(path, Files.readAllBytes(file));
  }

  TreeMap<String, byte[]> files() {
    return files;
  }

  Stream<String> pages() {
    return files.keySet().stream().filter(path -> path.endsWith(".html"));
  }

  String text(String path) {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw new AssertionError("no file " + path + " among " + files.keySet());
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  Document page(String path) {
    return Jsoup.parse(text(path));
  }
}
