package solutionary.site;

import java.io.IOException;
import java.io.InputStream;
import solutionary.site.rendering.SiteException;

/** The script that runs the program's own searches in a page; the build makes it from the Java. */
final class EngineScript {
  private static final String RESOURCE = "made/engine.js";

  private EngineScript() {}

  /**
   * @throws SiteException when it was not made
   */
  static byte[] bytes() throws IOException {
    try (InputStream in = EngineScript.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new SiteException("engine.js was not compiled; run mvn compile");
      }
      return in.readAllBytes();
    }
  }
}
