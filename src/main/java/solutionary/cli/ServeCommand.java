package solutionary.cli;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import solutionary.build.BuildException;

@Command(
    name = "serve",
    description = "Shows the site on this machine alone, until interrupted.",
    footer = {"", "Example:", "  java -jar solutionary.jar serve --port 0"})
final class ServeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;

  @Option(
      names = "--site",
      paramLabel = "DIR",
      defaultValue = "site",
      description = "the folder of the site (default: ${DEFAULT-VALUE})")
  private Path site;

  @Option(
      names = "--port",
      paramLabel = "P",
      defaultValue = "8080",
      converter = Port.class,
      description = "the port; 0 takes a free one (default: ${DEFAULT-VALUE})")
  private int port;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    HttpServer server = start(site, port);
    terminal.out().print("http://localhost:" + server.getAddress().getPort() + "/index.html\n");
    terminal.out().flush();
    new CountDownLatch(1).await();
    return ExitStatus.DONE;
  }

  /** Starts serving a folder on loopback; the caller stops it. */
  static HttpServer start(Path site, int port) throws IOException {
    if (!Files.isRegularFile(site.resolve("index.html"))) {
      throw new BuildException(site + ": holds no index.html; the command build makes a site");
    }
    HttpServer server = bind(port);
    server.createContext("/", new SiteHandler(site.toRealPath()));
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
    return server;
  }

  private static HttpServer bind(int port) throws IOException {
    try {
      return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    } catch (BindException e) {
      throw new BuildException(
          "--port " + port + ": " + e.getMessage() + "; name another port, or 0 for a free one");
    }
  }
}
