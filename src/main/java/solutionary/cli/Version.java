package solutionary.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The program's version, from a resource since {@code exec:java} shows no manifest. */
final class Version {
  private Version() {}

  static String ofProgram() {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("/solutionary/version.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
