package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The command serve")
class ServeCommandTest {
  @TempDir static Path folder;
  private static HttpServer server;

  @BeforeAll
  static void start() throws IOException {
    Path site = Files.createDirectories(folder.resolve("site/queens")).getParent();
    Files.writeString(site.resolve("index.html"), "home ♛");
    Files.writeString(site.resolve("queens/index.html"), "sizes");
    Files.writeString(site.resolve("empty.css"), "");
    Files.writeString(folder.resolve("secret.txt"), "secret");
    Files.createSymbolicLink(site.resolve("link.txt"), folder.resolve("secret.txt"));
    server = ServeCommand.start(site, 0);
  }

  @AfterAll
  static void stop() {
    server.stop(0);
  }

  @ParameterizedTest(name = "{0} is answered with {1}, {2}")
  @CsvSource({
    "/, 200, text/html; charset=utf-8",
    "/index.html, 200, text/html; charset=utf-8",
    "/queens/, 200, text/html; charset=utf-8",
    "/empty.css, 200, text/css; charset=utf-8",
    "/none.html, 404, text/plain; charset=utf-8",
    "/../secret.txt, 404, text/plain; charset=utf-8",
    "/%2e%2e/secret.txt, 404, text/plain; charset=utf-8",
    "/link.txt, 404, text/plain; charset=utf-8"
  })
  void answers(String path, int status, String type) throws Exception {
    HttpResponse<String> answer = send("GET", path);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type")).contains(type);
    assertThat(answer.body()).doesNotContain("secret");
  }

  @Test
  @DisplayName("sends a page as it lies there, and its head alone to HEAD")
  void content() throws Exception {
    assertThat(send("GET", "/index.html").body()).isEqualTo("home ♛");
    assertThat(send("HEAD", "/index.html").body()).isEmpty();
    assertThat(send("POST", "/index.html").statusCode()).isEqualTo(405);
  }

  @Test
  @DisplayName("listens on loopback alone")
  void loopback() {
    assertThat(server.getAddress().getAddress().isLoopbackAddress()).isTrue();
  }

  private static HttpResponse<String> send(String method, String path) throws Exception {
    URI address = URI.create("http://localhost:" + server.getAddress().getPort() + path);
    HttpRequest request =
        HttpRequest.newBuilder(address).method(method, HttpRequest.BodyPublishers.noBody()).build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
  }
}
