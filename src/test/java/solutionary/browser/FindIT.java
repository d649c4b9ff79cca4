package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import solutionary.build.Build;
import solutionary.build.Edition;
import solutionary.build.Target;

@DisplayName("In a real browser, from disk, find.html")
@EnabledIf(
    value = "solutionary.browser.Chromium#isHere",
    disabledReason = "this machine has no /usr/bin/chromium and /usr/bin/chromedriver")
class FindIT {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(50);

  @TempDir static Path folder;
  private static Path site;
  private static ChromeDriver browser;

  /**
   * The textbook example, and another one with rows and columns exchanged and 1 for 9, 2 for 1 …
   */
  @BeforeAll
  static void build() throws IOException {
    site = folder.resolve("site");
    Path puzzles = Files.writeString(folder.resolve("mine.txt"), TEXTBOOK + "\n" + disguised());
    Build.run(
        new Edition(12, false, List.of(puzzles), 2),
        new Target(folder.resolve("catalog.db"), site, Optional.empty(), Optional.empty()),
        line -> {});
    browser = Chromium.start();
  }

  @AfterAll
  static void quit() {
    if (browser != null) {
      browser.quit();
    }
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(PlayerPage.complaints(browser)).isEmpty();
  }

  @ParameterizedTest(name = "knows the solution of n = 4 that begins in column 3: {0}")
  @ValueSource(
      strings = {
        "3 1 4 2",
        "c4 a3 d2 b1",
        "2Q1/Q3/3Q/1Q2",
        "[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]",
        "..Q.\nQ...\n...Q\n.Q.."
      })
  void queens(String board) {
    open("");
    assertThat(told(board)).isEqualTo("Solution 2 of 2: Q4.1, left and right exchanged.");
    assertThat(links()).containsExactly("queens/4/1.html#flip-horizontal");
    assertThat(hash()).isEqualTo("#3-1-4-2");
    assertThat(picture("queens")).isEqualTo("Queens 3 1 4 2");
  }

  @ParameterizedTest(name = "says of {0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "12 10 8 5 3 1 7 2 11 6 4 9"
            + " | Solution 14,200 of 14,200: Q12.1, left and right exchanged.",
        "1 3 1 3 | No solution: the queens in rows 1 and 3 attack each other.",
        "hello | This is no board that can be read here.",
        "1 | Solution 1 of 1: Q1.1, as it is."
      })
  void sentences(String board, String sentence) {
    open("");
    assertThat(told(board)).startsWith(sentence);
  }

  @Test
  @DisplayName("tells the map of a solution of n = 13, which has no page")
  void largerBoard() {
    open("#1-3-5-2-9-12-10-13-4-6-8-11-7");
    assertThat(told()).startsWith("A solution of n = 13.").endsWith("this is that board as it is.");
  }

  @Test
  @DisplayName("goes through all of n = 12 within a second")
  void fastEnough() {
    open("");
    Object spent =
        browser.executeScript(
            "const start = performance.now();"
                + "queensPlace('12 10 8 5 3 1 7 2 11 6 4 9').count();"
                + "return Math.round(performance.now() - start);");
    assertThat((Long) spent).isLessThan(1000);
  }

  @Test
  @DisplayName("names every puzzle that a Sudoku is, and tells how each is disguised")
  void sudoku() {
    open("");
    assertThat(told(TEXTBOOK.replaceAll("(.{9})", "$1\n")).lines())
        .filteredOn(line -> !line.isEmpty())
        .containsExactly(
            "This is mine.1, as it stands.",
            "This is mine.2 in disguise.",
            "It is made from mine.2 in these steps:",
            "Exchange rows and columns.",
            "For the digits 123456789 write 912345678.");
    assertThat(links()).containsExactly("sudoku/mine/1.html", "sudoku/mine/2.html");
    assertThat(hash()).isEqualTo("#" + TEXTBOOK);
    assertThat(picture("sudoku")).contains(TEXTBOOK);
  }

  @Test
  @DisplayName("says whose solution a full grid is, and leads on with one that is not known")
  void otherSudoku() {
    open("#" + SOLVED);
    assertThat(told()).isEqualTo("This is the only solution of mine.1.");
    String other = "1" + ".".repeat(80);
    open("#" + other);
    assertThat(told()).startsWith("The catalogue does not hold this Sudoku");
    assertThat(links()).containsExactly("solve.html#" + other);
  }

  @Test
  @DisplayName("opens at the board of an address, and follows it when it changes")
  void address() {
    open("#2-4-1-3");
    assertThat(told()).startsWith("Solution 1 of 2");
    browser.executeScript("location.hash = '#3-1-4-2'");
    waitUntilTold("Solution 2 of 2");
  }

  @Test
  @DisplayName("is used from the keyboard alone")
  void keyboard() {
    open("");
    text().sendKeys(Keys.TAB);
    browser.switchTo().activeElement().sendKeys(Keys.ENTER);
    assertThat(told()).startsWith("Solution 33 of 92: Q8.1, top and bottom exchanged.");
  }

  @Test
  @DisplayName("tells of the command and of SQL without scripts")
  void withoutScripts() {
    ChromeDriver plain = Chromium.start("--blink-settings=scriptEnabled=false");
    try {
      plain.get(site.resolve("find.html").toUri().toString());
      assertThat(plain.findElement(By.id("finder")).getText()).isEmpty();
      assertThat(plain.findElement(By.id("main")).getText())
          .contains("needs JavaScript", "solutionary.jar find", "SELECT labels FROM sudoku_class");
    } finally {
      plain.quit();
    }
  }

  private static void open(String hash) {
    browser.get("about:blank");
    browser.get(site.resolve("find.html").toUri() + hash);
    Chromium.awaitScript(browser, "#finder");
  }

  private static WebElement text() {
    return browser.findElement(By.id("board"));
  }

  /** Pastes a board and waits for what is told of it. */
  private static String told(String board) {
    browser.executeScript(
        "document.querySelector('[data-part=told]').replaceChildren();"
            + "const box = document.getElementById('board'); box.value = arguments[0];"
            + "box.dispatchEvent(new Event('input'));",
        board);
    return waitUntilTold("");
  }

  private static String waitUntilTold(String beginning) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (told().isEmpty() || !told().startsWith(beginning)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("still not after " + PATIENCE + "; the page tells " + told());
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return told();
  }

  private static String told() {
    return browser.findElement(By.cssSelector("[data-part=told]")).getText();
  }

  /** The links in what is told; each leads to a file. */
  private static List<String> links() {
    List<String> links =
        browser.findElements(By.cssSelector("[data-part=told] a")).stream()
            .map(link -> link.getDomAttribute("href"))
            .toList();
    assertThat(links)
        .allSatisfy(link -> assertThat(site.resolve(link.replaceFirst("#.*", ""))).exists());
    return links;
  }

  private static String hash() {
    return browser.getCurrentUrl().replaceFirst("[^#]*", "");
  }

  private static String picture(String kind) {
    return browser
        .findElement(By.cssSelector("[data-part=" + kind + "] svg"))
        .getDomAttribute("aria-label");
  }

  private static String disguised() {
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < 81; cell++) {
      char c = TEXTBOOK.charAt(cell % 9 * 9 + cell / 9);
      cells.append(c == '.' ? '.' : (char) ('1' + (c - '0') % 9));
    }
    return cells.toString();
  }
}
