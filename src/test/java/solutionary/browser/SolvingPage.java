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

/** The page that solves a reader's own puzzle, or a puzzle's page, opened from disk. */
final class SolvingPage {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final ChromeDriver browser;

  private SolvingPage(ChromeDriver browser) {
    this.browser = browser;
  }

  /**
   * Opens a page.
   *
   * @param page its path in the site, perhaps with a hash
   */
  static SolvingPage open(ChromeDriver browser, Path site, String page) {
    browser.get("about:blank");
    browser.get(site.toUri() + page);
    Chromium.awaitScript(browser, "#solver");
    return new SolvingPage(browser);
  }

  /** Pastes a text into the text box, line ends and all. */
  SolvingPage paste(String text) {
    browser.executeScript(
        "const box = document.querySelector('textarea'); box.value = arguments[0];"
            + "box.dispatchEvent(new Event('input', { bubbles: true }));",
        text);
    return this;
  }

  /** Pastes a text while a cell of the grid has the focus. */
  SolvingPage pasteIntoGrid(String text) {
    browser.executeScript(
        "const data = new DataTransfer(); data.setData('text', arguments[0]);"
            + "document.querySelector('.entry input').dispatchEvent(new ClipboardEvent('paste',"
            + " { clipboardData: data, bubbles: true, cancelable: true }));",
        text);
    return this;
  }

  /** Types into the cell that has the focus, at first the top left one. */
  SolvingPage type(CharSequence... keys) {
    if (!browser.switchTo().activeElement().getTagName().equals("input")) {
      browser.findElement(By.cssSelector(".entry input")).click();
    }
    for (CharSequence key : keys) {
      browser.switchTo().activeElement().sendKeys(key);
    }
    return this;
  }

  /** Presses a button by what it does. */
  SolvingPage press(String action) {
    browser.findElement(By.cssSelector("[data-do=" + action + "]")).click();
    return this;
  }

  /** Presses a button of the player by its words. */
  SolvingPage step(String words) {
    browser.findElement(By.xpath("//div[@class='player']//button[.='" + words + "']")).click();
    return this;
  }

  SolvingPage choose(String option) {
    WebElement select = browser.findElement(By.cssSelector("[data-part=choice]"));
    select.sendKeys(option + Keys.ENTER);
    return this;
  }

  /** What a part of the page shows; empty when it is hidden. */
  String text(String part) {
    return browser.findElement(By.cssSelector("[data-part=" + part + "]")).getText();
  }

  /** What the player says. */
  String said() {
    return browser.findElement(By.cssSelector(".player .said")).getText();
  }

  /** The digits of the player's board. */
  String board() {
    return browser
        .findElement(By.cssSelector(".player svg"))
        .getDomAttribute("aria-label")
        .replaceFirst(".*: ", "");
  }

  /** How many marks of a kind are on the player's board. */
  int marks(String kind) {
    return browser.findElements(By.cssSelector(".player svg ." + kind)).size();
  }

  /** The texts of all elements that a selector finds. */
  List<String> all(String selector) {
    return browser.findElements(By.cssSelector(selector)).stream()
        .map(element -> element.getDomProperty("textContent"))
        .toList();
  }

  /** Where the only link of a part leads, without the folder of the site. */
  String link(Path site, String part) {
    return browser
        .findElement(By.cssSelector("[data-part=" + part + "] a"))
        .getDomProperty("href")
        .replace(site.toUri().toString(), "");
  }

  /** What stands in the grid. */
  String grid() {
    return String.valueOf(
        browser.executeScript(
            "return [...document.querySelectorAll('.entry input')].map(e => e.value || '.')"
                + ".join('')"));
  }

  String hash() {
    return browser.getCurrentUrl().replaceFirst("[^#]*", "");
  }

  /** Waits until something holds of the page. */
  SolvingPage waitUntil(Predicate<SolvingPage> condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.test(this)) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            "still not after "
                + PATIENCE
                + ": "
                + grid()
                + " "
                + hash()
                + " "
                + all("#solver > div"));
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return this;
  }

  /** Waits until a verdict is there and nothing is at work. */
  SolvingPage waitForResult() {
    return waitUntil(page -> !page.text("verdict").isEmpty() && page.text("busy").isEmpty());
  }
}
