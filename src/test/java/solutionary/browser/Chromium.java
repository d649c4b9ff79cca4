package solutionary.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;

/** Debian's Chromium without a window, when this machine has it. */
final class Chromium {
  private static final Path BROWSER = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** It must look up no host and download nothing. */
  private static final List<String> ARGUMENTS =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--window-size=1280,1000");

  /** It would warn of each new browser, for a protocol that no test uses. */
  private static final Logger PROTOCOL =
      Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(20);

  private Chromium() {}

  /** Whether this machine has it, and its driver. */
  static boolean isHere() {
    return Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER);
  }

  /** Starts it; further arguments are Chromium's own. */
  static ChromeDriver start(String... more) {
    PROTOCOL.setLevel(Level.OFF);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BROWSER.toFile());
    options.addArguments(ARGUMENTS);
    options.addArguments(more);
    options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(new File(DRIVER.toString()))
            .usingAnyFreePort()
            .build();
    return new ChromeDriver(service, options);
  }

  /** Waits until a page's script has run: it then shows its tool, if the page has one. */
  static void awaitScript(ChromeDriver browser, String tool) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!browser.findElements(By.cssSelector(tool + "[hidden]")).isEmpty()) {
      if (System.nanoTime() > end) {
        throw new AssertionError(tool + " is still hidden after " + PATIENCE);
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }
}
