package solutionary.site;

import java.nio.charset.StandardCharsets;
import java.util.Collection;

/** The list of all pages that search engines read. */
final class Sitemap {
  private Sitemap() {}

  /** Addresses hold nothing that XML would have to escape, apart from the base. */
  static byte[] of(String baseUrl, Collection<String> paths) {
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (String path : paths) {
      if (path.endsWith(".html")) {
        xml.append("<url><loc>").append(baseUrl.replace("&", "&amp;").replace("<", "&lt;"));
        xml.append(path).append("</loc></url>\n");
      }
    }
    return xml.append("</urlset>\n").toString().getBytes(StandardCharsets.UTF_8);
  }
}
