package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import solutionary.build.Build;
import solutionary.build.Edition;
import solutionary.build.Target;
import solutionary.catalog.Catalog;
import solutionary.catalog.StrategyRunRow;

@DisplayName("In a real browser, from disk, the player")
@EnabledIf(
    value = "solutionary.browser.Chromium#isHere",
    disabledReason = "this machine has no /usr/bin/chromium and /usr/bin/chromedriver")
class PlayerIT {
  private static final String FIRST_SOLUTION = "1 5 8 6 3 7 2 4";

  @TempDir static Path folder;
  private static Path site;
  private static List<StrategyRunRow> runs;
  private static ChromeDriver browser;

  @BeforeAll
  static void build() throws IOException {
    site = folder.resolve("site");
    Path catalog = folder.resolve("catalog.db");
    Build.run(
        new Edition(8, true, List.of(), 2),
        new Target(catalog, site, Optional.empty(), Optional.empty()),
        line -> {});
    try (Catalog rows = Catalog.open(catalog)) {
      runs = rows.strategies().runs();
    }
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

  @Test
  @DisplayName("steps to the first solution, back ten steps and forward ten to the same state")
  void thereAndBack() {
    PlayerPage page = open("queens/position-array", "#n=8&step=0");
    page.press("nextSolution");
    List<String> there = page.state();
    assertThat(page.text("said")).isEqualTo("Solution 1: " + FIRST_SOLUTION);
    for (int i = 0; i < 10; i++) {
      page.press("back");
    }
    assertThat(page.state()).isNotEqualTo(there);
    for (int i = 0; i < 10; i++) {
      page.press("forward");
    }
    assertThat(page.state()).isEqualTo(there);
  }

  static Stream<StrategyRunRow> searches() {
    return runs.stream()
        .filter(run -> List.of("n=4", "landmarks.1").contains(run.instance()) || isFirst(run));
  }

  private static String address(StrategyRunRow run) {
    String key = run.problem().equals("queens") ? "" : "puzzle=";
    return "#" + key + run.instance() + "&step=0";
  }

  private static boolean isFirst(StrategyRunRow run) {
    boolean isNaive = run.strategy().equals("generate-and-test");
    return run.instance().equals(isNaive ? "n=6" : "n=8");
  }

  @ParameterizedTest(name = "has counted at the end what the catalogue counts: {0}")
  @MethodSource("searches")
  void countsAsTheCatalogue(StrategyRunRow run) {
    String path = run.problem() + "/" + run.strategy();
    PlayerPage page = open(path, address(run)).press("last");
    assertThat(page.text("ended")).isEqualTo("The search is over.");
    assertThat(page.counters())
        .isEqualTo(
            String.format(
                Locale.ROOT,
                "%,d / %,d / %,d / %,d",
                run.tried(),
                run.placed(),
                run.boards(),
                run.solutions()));
  }

  @Test
  @DisplayName(
      "counts 15,720 / 2,056 / 92 / 92 for position-array at n = 8 when it is played to its end")
  void playsToTheEnd() {
    PlayerPage page = open("queens/position-array", "#n=8&step=10000");
    page.type("+", "+", "+", " ").waitUntil(each -> !each.text("ended").isEmpty());
    assertThat(page.counters()).isEqualTo("15,720 / 2,056 / 92 / 92");
    assertThat(browser.findElement(By.cssSelector("[data-do=play]")).getText()).isEqualTo("Play");
  }

  @ParameterizedTest(name = "goes from step 500 to step {1} at a press of {0}")
  @CsvSource({
    "ARROW_RIGHT, 501",
    "ARROW_LEFT, 499",
    "ARROW_DOWN, 510",
    "ARROW_UP, 490",
    "HOME, 0",
    "END, 17868"
  })
  void keys(Keys key, int step) {
    assertThat(open("queens/position-array", "#n=8&step=500").type(key).step()).isEqualTo(step);
  }

  @Test
  @DisplayName("plays and pauses at the space bar, and goes to the next and previous solution")
  void moreKeys() {
    PlayerPage page = open("queens/position-array", "#n=8&step=0");
    page.type(" ").waitUntil(each -> each.step() > 2).type(" ");
    int step = page.step();
    assertThat(page.type("n", "n").text("said")).startsWith("Solution 2: ");
    assertThat(page.type("p").text("said")).isEqualTo("Solution 1: " + FIRST_SOLUTION);
    assertThat(page.step()).isGreaterThan(step);
  }

  @Test
  @DisplayName("keeps the step in the address, and opens at the step of an address")
  void address() {
    PlayerPage page = open("queens/attack-sets", "#n=6&step=100");
    assertThat(page.step()).isEqualTo(100);
    page.press("forward").waitUntil(each -> each.hash().equals("#n=6&step=101"));
    List<String> state = page.state();
    assertThat(open("queens/attack-sets", page.hash()).state()).isEqualTo(state);
  }

  @Test
  @DisplayName("starts anew on another board, and ignores an address that names none")
  void otherBoard() {
    PlayerPage page = open("queens/bitmask", "#n=99&step=5");
    assertThat(page.text("steps")).isEqualTo("4,204");
    page.choose("n=5").waitUntil(each -> each.hash().equals("#n=5&step=0"));
    assertThat(page.press("last").text("solutions")).isEqualTo("10");
  }

  @Test
  @DisplayName("marks the queens that exclude a square")
  void conflicts() {
    open("queens/position-array", "#n=8&step=2");
    // the queen in row 1, column 1
    assertThat(browser.findElement(By.cssSelector("#player .clash")).getDomAttribute("d"))
        .isEqualTo("M-0.5 -0.5h1v1h-1z");
  }

  @Test
  @DisplayName(
      "goes to step 1,000,000 of a long search and back within two seconds, and to its end")
  void longSearch() {
    PlayerPage page = begin("sudoku/cell-by-cell", "#puzzle=landmarks.7&step=1000000");
    page.waitUntil(each -> each.step() == 1_000_000);
    List<String> there = page.waitUntil(PlayerPage::isRecorded).state();
    long start = System.nanoTime();
    assertThat(page.press("first").step()).isZero();
    assertThat(page.goTo(1_000_000).state()).isEqualTo(there);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
    // the catalogue's counters of this search
    assertThat(page.press("last").counters()).isEqualTo("3,279,105 / 364,345 / 1 / 1");
    assertThat(page.text("ended")).isEqualTo("The search is over.");
  }

  @Test
  @DisplayName("lets its reader step while a search is still being recorded")
  void whileRecording() {
    PlayerPage page = begin("sudoku/cell-by-cell", "#puzzle=landmarks.2&step=0");
    page.press("forward").press("forward").press("back");
    assertThat(page.step()).isEqualTo(1);
    assertThat(page.isRecorded()).isFalse();
    page.press("last");
    page.waitUntil(each -> each.text("ended").startsWith("The search stopped here, at its bound"));
    assertThat(page.counters()).isEqualTo("20,000,000 / 2,222,233 / 0 / 0");
  }

  @Test
  @DisplayName("shows the digit that is rejected and marks the cells that hold it")
  void digits() {
    PlayerPage page = open("sudoku/cell-by-cell", "#puzzle=landmarks.1&step=2");
    assertThat(page.text("said"))
        .isEqualTo("Row 1, column 4: 1 is rejected, since a marked cell holds it.");
    // row 1, column 3 and row 2, column 4
    assertThat(browser.findElement(By.cssSelector("#player .clash")).getDomAttribute("d"))
        .isEqualTo("M1.5 -0.5h1v1h-1zM2.5 0.5h1v1h-1z");
    page.type(Keys.ARROW_RIGHT).waitUntil(each -> each.hash().equals("#puzzle=landmarks.1&step=3"));
    assertThat(page.text("said")).startsWith("Row 1, column 4: 2 is accepted");
    assertThat(page.type("n").text("said")).isEqualTo("Solution 1: every cell is filled.");
    // the solution of the textbook example, as its articles give it
    assertThat(page.state().get(0))
        .endsWith(
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  }

  @Test
  @DisplayName("plays no faster than two steps a second where less motion is asked for")
  void reducedMotion() {
    ChromeDriver calm = Chromium.start("--force-prefers-reduced-motion");
    try {
      PlayerPage page = PlayerPage.open(calm, site, "queens/bitmask", "");
      assertThat(page.text("calm")).isNotEmpty();
      assertThat(calm.findElements(By.cssSelector("[data-part=speed] option:not([disabled])")))
          .hasSize(2);
    } finally {
      calm.quit();
    }
  }

  @Test
  @DisplayName("is not there without scripts; a picture and the steps are")
  void withoutScripts() {
    ChromeDriver plain = Chromium.start("--blink-settings=scriptEnabled=false");
    try {
      plain.get(site.resolve("strategies/queens/position-array.html").toUri().toString());
      assertThat(plain.findElement(By.id("player")).getText()).isEmpty();
      assertThat(plain.findElements(By.cssSelector("svg.tree circle"))).hasSize(61);
      assertThat(plain.findElements(By.cssSelector(".steps tbody tr"))).hasSize(78);
      plain.get(site.resolve("strategies/sudoku/cell-by-cell.html").toUri().toString());
      assertThat(plain.findElement(By.id("player")).getText()).isEmpty();
      assertThat(plain.findElements(By.cssSelector("svg.sudoku text"))).isNotEmpty();
      assertThat(plain.findElements(By.cssSelector(".steps tbody tr"))).hasSize(60);
    } finally {
      plain.quit();
    }
  }

  private static PlayerPage open(String strategy, String hash) {
    return PlayerPage.open(browser, site, strategy, hash);
  }

  private static PlayerPage begin(String strategy, String hash) {
    return PlayerPage.begin(browser, site, strategy, hash);
  }
}
