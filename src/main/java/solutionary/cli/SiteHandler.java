package solutionary.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Answers requests for files of one folder. */
final class SiteHandler implements HttpHandler {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("csv", "text/csv; charset=utf-8"),
          Map.entry("tsv", "text/tab-separated-values; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("xml", "application/xml"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("db", "application/vnd.sqlite3"));

  private final Path site;

  SiteHandler(Path site) {
    this.site = site;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      Optional<Path> file = file(exchange.getRequestURI().getPath());
      if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        say(exchange, 405, "only GET and HEAD are answered");
      } else if (file.isEmpty()) {
        say(exchange, 404, "no such page");
      } else if (isFolderWithoutSlash(exchange.getRequestURI().getPath())) {
        exchange.getResponseHeaders().set("Location", exchange.getRequestURI().getRawPath() + "/");
        say(exchange, 301, "a folder ends with a slash");
      } else {
        send(exchange, file.get());
      }
    }
  }

  /** Links of the folder's index would lead astray from there. */
  private boolean isFolderWithoutSlash(String path) {
    return !path.endsWith("/") && Files.isDirectory(site.resolve(path.substring(1)));
  }

  /** The file that a path names; a folder stands for its index. */
  private Optional<Path> file(String path) {
    try {
      Path file = site.resolve(path.substring(1)).normalize();
      if (Files.isDirectory(file)) {
        file = file.resolve("index.html");
      }
      boolean isInside = file.startsWith(site) && Files.isRegularFile(file);
      return isInside && file.toRealPath().startsWith(site) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException | IOException e) {
      return Optional.empty();
    }
  }

  private static void send(HttpExchange exchange, Path file) throws IOException {
    String name = file.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.') + 1);
    exchange
        .getResponseHeaders()
        .set("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
    boolean hasBody = exchange.getRequestMethod().equals("GET");
    long length = Files.size(file);
    exchange.sendResponseHeaders(200, hasBody && length > 0 ? length : -1);
    if (hasBody && length > 0) {
      try (OutputStream body = exchange.getResponseBody()) {
        Files.copy(file, body);
      }
    }
  }

  private static void say(HttpExchange exchange, int status, String words) throws IOException {
    byte[] body = (words + "\n").getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
    boolean hasBody = !exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, hasBody ? body.length : -1);
    if (hasBody) {
      try (OutputStream stream = exchange.getResponseBody()) {
        stream.write(body);
      }
    }
  }
}
