package solutionary.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** A strategy's page as a reader has it before her, opened from disk. */
final class PlayerPage {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration PAUSE = Duration.ofMillis(50);

  private final ChromeDriver browser;

  private PlayerPage(ChromeDriver browser) {
    this.browser = browser;
  }

  /**
   * Opens the page and waits until its search is recorded.
   *
   * @param hash for example {@code #n=8&step=10}, or nothing
   */
  static PlayerPage open(ChromeDriver browser, Path site, String strategy, String hash) {
    return begin(browser, site, strategy, hash).waitUntil(page -> page.isRecorded());
  }

  /** Opens the page and waits until some of its search is recorded. */
  static PlayerPage begin(ChromeDriver browser, Path site, String strategy, String hash) {
    PlayerPage page = new PlayerPage(browser);
    browser.get("about:blank");
    browser.get(site.resolve("strategies/" + strategy + ".html").toUri() + hash);
    return page.waitUntil(each -> !List.of("", "0").contains(each.text("steps")));
  }

  /** Whether the whole search is recorded. */
  boolean isRecorded() {
    return text("steps").matches("[1-9][0-9,]*");
  }

  /** Presses a button by what it does. */
  PlayerPage press(String action) {
    browser.findElement(By.cssSelector("[data-do=" + action + "]")).click();
    return this;
  }

  /** Presses keys with the focus on the board. */
  PlayerPage type(CharSequence... keys) {
    WebElement stage = browser.findElement(By.cssSelector("#player .stage"));
    for (CharSequence key : keys) {
      stage.sendKeys(key);
    }
    return this;
  }

  /** Writes a number into the field of the step. */
  PlayerPage goTo(int step) {
    WebElement field = browser.findElement(By.cssSelector("[data-part=step]"));
    field.sendKeys(Keys.chord(Keys.CONTROL, "a"), step + "" + Keys.ENTER);
    return this;
  }

  PlayerPage choose(String instance) {
    WebElement select = browser.findElement(By.cssSelector("[data-part=choice]"));
    select.sendKeys(instance + Keys.ENTER);
    return this;
  }

  /** What a part of the player shows. */
  String text(String part) {
    return browser.findElement(By.cssSelector("[data-part=" + part + "]")).getText();
  }

  int step() {
    WebElement slider = browser.findElement(By.cssSelector("[data-part=slider]"));
    return Integer.parseInt(slider.getDomProperty("value"));
  }

  /** What is said of the board, and the counters. */
  List<String> state() {
    return List.of(
        browser.findElement(By.cssSelector("[data-part=board]")).getDomAttribute("aria-label"),
        text("said"),
        counters());
  }

  /** Tried, placed, boards and solutions. */
  String counters() {
    return String.join(" / ", text("tried"), text("placed"), text("boards"), text("solutions"));
  }

  String hash() {
    return browser.getCurrentUrl().replaceFirst("[^#]*", "");
  }

  /** Whatever the browser complained of, a refused script among it. */
  static List<String> complaints(ChromeDriver browser) {
    return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Waits until something holds of the page. */
  PlayerPage waitUntil(Predicate<PlayerPage> condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.test(this)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("still not after " + PATIENCE + "; the page shows " + state());
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return this;
  }
}
