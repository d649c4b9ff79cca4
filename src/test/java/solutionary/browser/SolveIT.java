package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import solutionary.build.Build;
import solutionary.build.Edition;
import solutionary.build.Target;
import solutionary.catalog.Catalog;
import solutionary.catalog.PuzzleRow;

@DisplayName("In a real browser, from disk, solve.html")
@EnabledIf(
    value = "solutionary.browser.Chromium#isHere",
    disabledReason = "this machine has no /usr/bin/chromium and /usr/bin/chromedriver")
class SolveIT {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** ER 9.3 in shared/reference: a person needs dynamic forcing chains, and long. */
  private static final String HARD =
      ".......4...2..4..1.7..5..9...3..7....4..6....6..1..8...2....1..85.9...6.....8...3";

  @TempDir static Path folder;
  private static Path site;
  private static PuzzleRow textbook;
  private static List<String> sentences;
  private static ChromeDriver browser;

  @BeforeAll
  static void build() throws IOException {
    site = folder.resolve("site");
    Path catalog = folder.resolve("catalog.db");
    Build.run(
        new Edition(1, true, List.of(), 2),
        new Target(catalog, site, Optional.empty(), Optional.empty()),
        line -> {});
    try (Catalog rows = Catalog.open(catalog)) {
      textbook = rows.sudoku().puzzles("landmarks").get(0);
      sentences =
          rows
              .query("SELECT detail FROM sudoku_step WHERE label = 'landmarks.1' ORDER BY step")
              .rows()
              .stream()
              .map(row -> (String) row.get(0))
              .toList();
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
  @DisplayName("knows the textbook example, pasted with CRLF and borders, as the catalogue does")
  void textbook() {
    for (boolean intoGrid : List.of(false, true)) {
      SolvingPage page = open("");
      (intoGrid ? page.pasteIntoGrid(bordered(TEXTBOOK)) : page.paste(bordered(TEXTBOOK)))
          .waitForResult();
      assertThat(page.grid()).isEqualTo(TEXTBOOK);
      assertThat(page.text("verdict")).isEqualTo("unique");
      assertThat(page.text("solution")).contains(textbook.solution());
      assertThat(page.text("rating")).isEqualTo(String.valueOf(textbook.rating().rating()));
      assertThat(page.text("level")).isEqualTo(textbook.rating().level());
      assertThat(page.text("canonical")).isEqualTo(textbook.canonical());
      assertThat(page.text("place")).isEqualTo("landmarks.1");
      assertThat(page.link(site, "place")).isEqualTo("sudoku/landmarks/1.html");
      assertThat(page.hash()).isEqualTo("#" + TEXTBOOK);
      assertThat(page.press("hint").said()).isEqualTo("Look at box 2.");
      assertThat(page.text("solution")).doesNotContain(textbook.solution());
    }
  }

  @Test
  @DisplayName("tells with each press on the hint a little more, up to the step of the catalogue")
  void hints() {
    SolvingPage page = open("").type(keys(TEXTBOOK)).press("hint").waitForResult();
    assertThat(page.text("solution")).doesNotContain(textbook.solution());
    assertThat(page.said()).isEqualTo("Look at box 2.");
    assertThat(page.marks("house")).isEqualTo(1);
    assertThat(page.press("hint").said()).isEqualTo("Look at box 2. Hidden single in a box.");
    assertThat(page.marks("in")).isZero();
    assertThat(page.press("hint").said()).isEqualTo(sentences.get(0));
    assertThat(page.marks("in")).isEqualTo(1);
    page.press("hint").press("hint").press("hint");
    assertThat(page.said()).isEqualTo(sentences.get(1));
  }

  @Test
  @DisplayName("shows the path of the catalogue, step by step, forward and back")
  void path() {
    SolvingPage page = open("#" + TEXTBOOK).waitForResult();
    assertThat(page.all("[data-part=list] li"))
        .hasSameSizeAs(sentences)
        .zipSatisfy(sentences, (line, sentence) -> assertThat(line).endsWith(sentence));
    assertThat(page.step("Next").said()).isEqualTo(sentences.get(0));
    assertThat(page.step("Next").said()).isEqualTo(sentences.get(1));
    assertThat(page.step("Back").said()).isEqualTo(sentences.get(0));
    assertThat(page.board()).isEqualTo(TEXTBOOK);
    assertThat(page.step("End").board()).isEqualTo(textbook.solution());
    assertThat(page.step("Start").board()).isEqualTo(TEXTBOOK);
  }

  @Test
  @DisplayName("shows two different solutions when there are several, and the cells that differ")
  void several() {
    String two = textbook.solution().replaceAll("[1467]", ".");
    SolvingPage page = open("#" + two).waitForResult();
    assertThat(page.text("verdict")).isEqualTo("several");
    List<String> solutions = page.all("details.answer code");
    assertThat(solutions).doesNotHaveDuplicates().allMatch(cells -> cells.matches("[1-9]{81}"));
    assertThat(page.text("witness")).contains(solutions.get(1));
    assertThat(page.all("details.answer .marked")).hasSize(2);
    assertThat(page.text("rating")).isEmpty();
  }

  @Test
  @DisplayName("knows a full grid as the solution of a catalogued puzzle")
  void full() {
    SolvingPage page = open("#").paste(textbook.solution()).waitForResult();
    assertThat(page.text("place")).isEqualTo("the solution of landmarks.1");
    assertThat(page.link(site, "place")).isEqualTo("sudoku/landmarks/1.html");
  }

  @Test
  @DisplayName("says why there is no solution")
  void none() {
    SolvingPage page = open("#55" + ".".repeat(79)).waitForResult();
    assertThat(page.text("verdict")).isEqualTo("invalid");
    assertThat(page.text("reason")).isEqualTo("5 twice in row 1. 5 twice in box 1.");
    assertThat(page.all(".entry [aria-invalid]")).hasSize(2);
    page = open("#12345678." + "........9" + ".".repeat(63)).waitForResult();
    assertThat(page.text("verdict")).isEqualTo("none");
    assertThat(page.text("reason")).isEqualTo("No digit fits into r1c9.");
    assertThat(page.text("rating")).isEmpty();
  }

  @Test
  @DisplayName("names what is no puzzle with its line, and takes the puzzles beside it")
  void rejected() {
    SolvingPage page = open("").paste("53..x\n" + TEXTBOOK + "\n" + HARD + "\n").waitForResult();
    assertThat(page.all("[data-part=rejections] li")).hasSize(1);
    assertThat(page.text("rejections")).startsWith("Line 1: found ").contains("; wanted 1-9 ");
    assertThat(page.text("several")).contains("2 puzzles were found");
    assertThat(page.grid()).isEqualTo(TEXTBOOK);
    assertThat(page.choose("2").grid()).isEqualTo(HARD);
    page.paste("no puzzle").waitUntil(it -> it.text("rejections").contains("no puzzle"));
    SolvingPage empty =
        open("").paste("none").waitUntil(it -> it.text("rejections").contains("none"));
    assertThat(empty.press("solve").text("verdict")).as("of the empty grid").isEmpty();
  }

  @Test
  @DisplayName("stays alive while it rates a hard puzzle, and stops when told so")
  void alive() {
    SolvingPage page = open("");
    // The timer gets its turns while the work goes on, or else the rating is soon whole.
    Object turns =
        browser.executeAsyncScript(
            "location.hash = arguments[0]; const done = arguments[1]; let turns = 0;"
                + "const part = (name) => document.querySelector(`[data-part=${name}]`);"
                + "const timer = setInterval(() => {"
                + "  turns += part('rating').textContent.includes('so far') ? 1 : 0;"
                + "  const over = part('bound').hidden === false || /^9/.test(part('rating').textContent);"
                + "  if (turns === 5 || over) {"
                + "    clearInterval(timer);"
                + "    document.querySelector('[data-do=stop]').click();"
                + "    done(turns);"
                + "  }"
                + "}, 2);",
            HARD);
    assertThat((Long) turns).as("turns of a timer while the puzzle is rated").isEqualTo(5);
    String rating = page.text("rating");
    assertThat(page.text("busy")).isEmpty();
    assertThat(rating).startsWith("at least");
    page.press("solve").waitForResult();
    assertThat(page.text("rating")).isEqualTo("9.3");
  }

  @Test
  @DisplayName("takes digits, arrows, Delete and Enter")
  void keyboard() {
    SolvingPage page =
        open("")
            .type("5", "3", Keys.ARROW_DOWN, Keys.ARROW_LEFT, "9", Keys.ARROW_LEFT, Keys.DELETE);
    assertThat(page.grid()).isEqualTo("53" + ".".repeat(79));
    page.type(Keys.HOME, "7", Keys.ENTER).waitForResult();
    assertThat(page.hash()).isEqualTo("#53......." + "7" + ".".repeat(71));
    assertThat(page.text("verdict")).isEqualTo("several");
    assertThat(page.press("clear").grid()).isEqualTo(".".repeat(81));
    assertThat(page.text("results")).isEmpty();
  }

  @Test
  @DisplayName("is not alone in having boards: a puzzle's page draws its digits within its board")
  void drawnBoard() {
    SolvingPage.open(browser, site, "sudoku/landmarks/1.html");
    Object inside =
        browser.executeScript(
            "const uses = [...document.querySelectorAll('svg.board use')];"
                + "return uses.length > 0 && uses.every(use => use.getBBox().width < 9.2)");
    assertThat(inside).isEqualTo(true);
  }

  @Test
  @DisplayName("shares its player with a puzzle's page, where #step-12 leads to that step")
  void puzzlePage() {
    SolvingPage page =
        SolvingPage.open(browser, site, "sudoku/landmarks/1.html#step-12")
            .waitUntil(it -> it.all(".said").contains(sentences.get(11)));
    assertThat(page.all(".path [aria-current]")).containsExactly(single(page));
    assertThat(page.step("Next").said()).isEqualTo(sentences.get(12));
    assertThat(page.hash()).isEqualTo("#step-13");
    browser.executeScript("location.hash = '#step-2'");
    page.waitUntil(it -> it.said().equals(sentences.get(1)));
    assertThat(page.step("End").board()).isEqualTo(textbook.solution());
  }

  @Test
  @DisplayName("is one of several pages with a script: sorted lists can be narrowed")
  void filter() {
    SolvingPage page =
        SolvingPage.open(browser, site, "sudoku/by/rating.html#level=extreme&clues-to=21");
    List<String> shown = page.all("#puzzles tbody tr:not([hidden]) td:nth-of-type(3)");
    assertThat(shown).isNotEmpty().containsOnly("extreme");
    assertThat(page.all("#puzzles tbody tr:not([hidden]) td:nth-of-type(1)"))
        .allSatisfy(clues -> assertThat(Integer.parseInt(clues)).isLessThan(22));
    assertThat(page.all("#filter output").get(0)).startsWith(shown.size() + " of the 609 ");
    browser.findElement(By.cssSelector("#filter [type=reset]")).click();
    page.waitUntil(it -> it.all("#puzzles tr[hidden]").isEmpty() && it.hash().isEmpty());
  }

  private static SolvingPage open(String hash) {
    return SolvingPage.open(browser, site, "solve.html" + hash);
  }

  /** What a step of singles has placed, as the page's list tells it: {@code r4c4=7}. */
  private static String single(SolvingPage page) {
    String before = page.board();
    String after = page.step("Next").board();
    page.step("Back");
    int cell = 0;
    while (before.charAt(cell) == after.charAt(cell)) {
      cell++;
    }
    return "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + "=" + after.charAt(cell);
  }

  /** Each cell is a key; a full stop leaves it empty. */
  private static CharSequence[] keys(String givens) {
    return givens.split("");
  }

  private static String bordered(String givens) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < 9; row++) {
      text.append(row % 3 == 0 ? "+---+---+---+\r\n" : "");
      for (int stack = 0; stack < 9; stack += 3) {
        text.append('|').append(givens, row * 9 + stack, row * 9 + stack + 3);
      }
      text.append("|\r\n");
    }
    return text.append("+---+---+---+\r\n").toString();
  }
}
