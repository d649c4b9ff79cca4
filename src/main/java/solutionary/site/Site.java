package solutionary.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.site.pages.Address;
import solutionary.site.pages.DownloadFile;
import solutionary.site.pages.DownloadTable;
import solutionary.site.pages.Pages;
import solutionary.site.rendering.Renderer;
import solutionary.site.rendering.SiteException;
import solutionary.site.rendering.TemplateFiles;

/** The whole site, made from a catalogue alone. */
public final class Site {
  private final Catalog catalog;
  private final TemplateFiles templates;
  private final Optional<String> baseUrl;
  private final SiteOutput out;
  private final Consumer<String> progress;
  private final Set<String> written = new TreeSet<>();

  private Site(
      Catalog catalog,
      TemplateFiles templates,
      Optional<String> baseUrl,
      SiteOutput out,
      Consumer<String> progress) {
    this.catalog = catalog;
    this.templates = templates;
    this.baseUrl = baseUrl;
    this.out = out;
    this.progress = progress;
  }

  /**
   * Renders all pages, and puts out downloads and assets.
   *
   * @param templates a folder that is used instead of the program's own templates
   * @param baseUrl where the site will be published, for the sitemap and canonical links
   * @throws SiteException when a template or message cannot be used
   */
  public static void render(
      Catalog catalog,
      Optional<Path> templates,
      Optional<String> baseUrl,
      SiteOutput out,
      Consumer<String> progress)
      throws IOException {
    TemplateFiles files =
        templates.isPresent() ? TemplateFiles.of(templates.get()) : TemplateFiles.bundled();
    Optional<String> base = baseUrl.map(url -> url.endsWith("/") ? url : url + "/");
    try {
      new Site(catalog, files, base, out, progress).render();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void render() throws IOException {
    putAssets();
    DownloadFile database = putDatabase();
    progress.accept("downloads");
    List<DownloadTable> downloads = DataFiles.downloads(catalog, this::put);
    Renderer renderer = new Renderer(templates, Pages.sections(catalog), baseUrl);
    Pages.each(
        catalog,
        database,
        downloads,
        progress,
        page -> renderer.render(page).forEach(done -> put(done.address(), done.html())));
    requireTargets(renderer.targets());
    if (baseUrl.isPresent()) {
      put(Address.of("sitemap.xml"), Sitemap.of(baseUrl.get(), written));
    }
  }

  private void putAssets() throws IOException {
    put(Address.of(".nojekyll"), new byte[0]);
    for (String path : templates.under("assets/")) {
      put(Address.of(path), templates.bytes(path));
    }
    DataFiles.scripts(catalog, this::put);
  }

  private DownloadFile putDatabase() throws IOException {
    Address database = Address.of("data/catalog.db");
    out.copy(database.path(), catalog.file());
    written.add(database.path());
    return new DownloadFile(database, catalog.bytes());
  }

  private void put(Address address, byte[] bytes) {
    try {
      out.write(address.path(), bytes);
      written.add(address.path());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void requireTargets(Set<String> targets) {
    for (String target : targets) {
      if (!written.contains(target) && !target.equals(FileRecord.PATH)) {
        throw new SiteException("a link leads to " + target + ", and the site has no such file");
      }
    }
  }
}
