package solutionary.cli;

import java.net.URI;
import java.net.URISyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the address at which a site will stand; the result ends with a slash. */
final class BaseUrl implements ITypeConverter<String> {
  @Override
  public String convert(String text) {
    try {
      URI uri = new URI(text);
      boolean isWeb = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
      if (isWeb && uri.getHost() != null && uri.getQuery() == null && uri.getFragment() == null) {
        return text.endsWith("/") ? text : text + "/";
      }
    } catch (URISyntaxException e) {
      throw wrong(text);
    }
    throw wrong(text);
  }

  private static TypeConversionException wrong(String text) {
    return new TypeConversionException(
        "'" + text + "' is not allowed; it is an address such as https://example.org/catalogue/");
  }
}
