package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("In the site")
class SiteDamageTest {
  private static final String PAGE = "queens/5/2.html";

  @TempDir static Path folder;

  private final Copy copy;

  SiteDamageTest() throws IOException {
    copy = Copy.in(folder);
  }

  @ParameterizedTest(name = "a changed byte of {0}")
  @ValueSource(
      strings = {
        PAGE,
        "index.html",
        "assets/site.css",
        "assets/icon.svg",
        "data/queens-5.csv",
        "data/sudoku-sample.json",
        "data/catalog.db"
      })
  void changedByte(String path) throws IOException {
    byte[] bytes = Files.readAllBytes(copy.site().resolve(path));
    bytes[bytes.length / 2] ^= 1;
    Files.write(copy.site().resolve(path), bytes);
    assertTold("site " + path + ": SHA-256 ");
  }

  @ParameterizedTest(name = "a line added to {0}")
  @ValueSource(strings = {PAGE, ".nojekyll", "data/queens.json"})
  void addedLine(String path) throws IOException {
    copy.edit(path, text -> text + "\n");
    assertTold("site " + path + ": ", " bytes; right would be ");
  }

  @ParameterizedTest(name = "a removed {0}")
  @ValueSource(strings = {PAGE, "assets/site.css", "data/catalog.db", "data/files.tsv"})
  void removed(String path) throws IOException {
    Files.delete(copy.site().resolve(path));
    assertTold("site " + path + ": no file; ");
  }

  @Test
  @DisplayName("a file that nobody recorded")
  void added() throws IOException {
    Files.writeString(copy.site().resolve("queens/notes.txt"), "mine");
    assertTold(
        "site queens/notes.txt: a file; right would be only files that data/files.tsv names");
  }

  @Test
  @DisplayName("a renamed page, under both names")
  void renamed() throws IOException {
    Files.move(copy.site().resolve(PAGE), copy.site().resolve("queens/5/02.html"));
    assertTold("site " + PAGE + ": no file");
    assertTold("site queens/5/02.html: a file");
  }

  @Test
  @DisplayName("two pages that changed places")
  void swapped() throws IOException {
    Path other = copy.site().resolve("queens/5/1.html");
    byte[] bytes = Files.readAllBytes(other);
    Files.move(copy.site().resolve(PAGE), other, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    Files.write(copy.site().resolve(PAGE), bytes);
    assertTold("site " + PAGE + ": ");
    assertTold("site queens/5/1.html: ");
  }

  @Test
  @DisplayName("an empty folder and a symbolic link")
  void noFiles() throws IOException {
    Files.createDirectory(copy.site().resolve("queens/empty"));
    Files.createSymbolicLink(copy.site().resolve("queens/link"), Path.of("5.html"));
    assertTold("site queens/empty: an empty folder");
    assertTold("site queens/link: no plain file");
  }

  @ParameterizedTest(name = "data/files.tsv with {0}: {3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          a blank line at the end   | \\z                        | \\n             | line
          an extra space            | \\nabout                   | \\n about       | line 3
          a line twice              | (\\nabout[^\\n]*)          | $1$1            | line 4: about.html; right would be a path that comes after about.html
          lines in another order    | (\\nabout[^\\n]*)(\\nassets[^\\n]*) | $2$1    | : about.html; right would be a path that comes after assets/
          another header            | bytes\\t                   | size\\t         | line 1
          no end of the last line   | \\n\\z                     | ""              | the end
          CRLF                      | \\n                        | \\r\\n          | line 1
          a digest in capitals      | [a-f](?=[0-9a-f]*\\nasset) | A               | line 3
          a leading zero            | (about.html\\t)            | $1\\0           | line 3
          itself                    | \\z       | data/files.tsv\\t1\\tHEX\\n | every file but itself
          a line less               | \\nabout[^\\n]*            | ""              | about.html: a file
          a path that leads away    | \\z                        | ../x\\t1\\tHEX\\n | ../x
          """)
  void filesTable(String what, String pattern, String replacement, String finding)
      throws IOException {
    String plain =
        replacement
            .replace("\\n", "\n")
            .replace("\\r", "\r")
            .replace("\\t", "\t")
            .replace("\\0", "0")
            .replace("HEX", "0".repeat(64));
    copy.edit("data/files.tsv", text -> text.replaceFirst(pattern, plain));
    assertTold("site ", finding);
  }

  @ParameterizedTest(name = "{0} in a page")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          <a href="3.html">        | a link to "3.html"; right would be the name of a file
          <a href=3.html>          | a link to "3.html"; right would be the name of a file
          <A HREF='3.html'>        | a link to "3.html"; right would be the name of a file
          <a href="1%2Ehtml?q=&#x31;"><a href="../">  | a link to "../"; right would be the name of a file
          <a href="../../../index.html"> | a link to "../../../index.html"; right would be the name of a file
          <a href="/index.html">   | a link to "/index.html"; right would be a relative link
          <a href="">              | a link to ""; right would be a relative link
          <a href="javascript:x()"> | a link to "javascript:x()"; right would be a file of the site, or a web address
          <a href="#nowhere">      | a link to "nowhere" in queens/5/2.html; right would be an id that is there
          <a href="1.html#nowhere"> | a link to "nowhere" in queens/5/1.html; right would be an id that is there
          <img src="https://example.org/x.png"> | a link to "https://example.org/x.png"; right would be a file of the site
          <img src="//example.org/x.png"> | a link to "//example.org/x.png"; right would be a relative link
          <img srcset="../../assets/icon.svg 1x, x.png 2x"> | a link to "x.png"; right would be
          <script src="x.js"></script> | a link to "x.js"; right would be
          <link rel="stylesheet" href="http://example.org/x.css"> | a link to "http://example.org/x.css"; right would be a file of the site
          <use href="#nothing"/>   | a link to "nothing"
          <path fill="url(#nothing)"/> | a link to "nothing"
          <p style="background: url('x.png')"> | a link to "x.png"
          <style>@import "x.css";</style> | a link to "x.css"
          <form action="x.html">   | a link to "x.html"
          """)
  void links(String markup, String finding) throws IOException {
    copy.edit(PAGE, text -> text.replace("</main>", markup + "</main>"));
    new WrittenSite(copy.site()).record();
    assertThat(copy.findings())
        .singleElement()
        .asString()
        .startsWith("site " + PAGE + ": " + finding);
  }

  @ParameterizedTest(name = "nothing about {0}")
  @ValueSource(
      strings = {
        "<a href=\"1%2Ehtml?q=&#49;&amp;r\">",
        "<a href='../5.html#main'>",
        "<a href=\"https://oeis.org/A000170\">",
        "<link rel=\"canonical\" href=\"https://example.org/queens/5/2.html\">",
        "<!-- <a href=\"x.html\"> -->",
        "<script>\"<a href='x.html'>\"</script>",
        "<img src=\"data:image/png;base64,AAAA\">",
        "<p title=\"<a href=x.html>\">",
        "<style>/* url(x.png) */ p { background: url(../../assets/icon.svg) }</style>"
      })
  void soundLinks(String markup) throws IOException {
    copy.edit(PAGE, text -> text.replace("</main>", markup + "</main>"));
    new WrittenSite(copy.site()).record();
    assertThat(copy.findings()).isEmpty();
  }

  @Test
  @DisplayName("a page that is not UTF-8")
  void notUtf8() throws IOException {
    byte[] latin1 = "\u00fc</main>".getBytes(StandardCharsets.ISO_8859_1);
    copy.edit(
        PAGE, text -> text.replace("</main>", new String(latin1, StandardCharsets.ISO_8859_1)));
    new WrittenSite(copy.site()).record();
    assertTold("site " + PAGE + ": bytes that are not UTF-8");
  }

  @ParameterizedTest(name = "{0} without a row, though it is recorded")
  @ValueSource(
      strings = {
        "queens/7.html",
        "queens/5/3.html",
        "queens/5/gallery-2.html",
        "sudoku/sample/6.html",
        "sudoku/third.html",
        "strategies/queens/magic.html",
        "notes.html",
        "data/queens-7.csv"
      })
  void withoutRow(String path) throws IOException {
    Path page = copy.site().resolve(path);
    Files.createDirectories(page.getParent());
    Files.writeString(page, "<!DOCTYPE html>");
    new WrittenSite(copy.site()).record();
    assertThat(copy.findings())
        .containsExactly("site " + path + ": a file; right would be none; no row asks for it");
  }

  @ParameterizedTest(name = "a row without {0}, though the record agrees")
  @ValueSource(
      strings = {
        "index.html",
        "queens/index.html",
        "queens/2.html",
        PAGE,
        "sudoku/second.html",
        "sudoku/sample/3.html",
        "strategies/queens/bitmask.html",
        "data/queens.json",
        "data/queens-6.csv",
        "data/sudoku-sample.csv",
        "data/catalog.db",
        "assets/known.js",
        "find.html"
      })
  void withoutPage(String path) throws IOException {
    Files.delete(copy.site().resolve(path));
    new WrittenSite(copy.site()).record();
    assertTold("site " + path + ": no file; right would be one, as its row asks for it");
  }

  @Test
  @DisplayName("another language that lacks a page")
  void language() throws IOException {
    for (String path : List.of("zh/index.html", "zh/queens/9.html")) {
      Files.createDirectories(copy.site().resolve(path).getParent());
      Files.writeString(copy.site().resolve(path), "<!DOCTYPE html>");
    }
    new WrittenSite(copy.site()).record();
    assertTold("site zh/queens/9.html: a file; right would be none");
    assertTold("site zh/" + PAGE + ": no file; right would be one");
  }

  @Test
  @DisplayName("a copy of another catalogue")
  void otherCatalog() throws Exception {
    copy.change("UPDATE sudoku_puzzle SET note = 'another note' WHERE label = 'sample.1'");
    assertTold("site data/catalog.db: another byte at ");
  }

  private void assertTold(String start) {
    assertTold(start, "");
  }

  private void assertTold(String start, String part) {
    assertThat(copy.findings())
        .anySatisfy(line -> assertThat(line).startsWith(start).contains(part));
  }
}
