package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import solutionary.cli.Run;

@DisplayName("A publication")
class PublicationTest {
  @TempDir Path folder;
  private Path catalog;
  private Path site;

  @BeforeEach
  void places() {
    catalog = folder.resolve("catalog.db");
    site = folder.resolve("site");
  }

  @Test
  @DisplayName("leaves nothing beside catalogue and site")
  void leavesNothingBeside() throws IOException {
    assertThat(Run.smallBuild(folder).status()).isZero();
    try (var list = Files.list(folder)) {
      assertThat(list.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("catalog.db", "site");
    }
  }

  @Test
  @DisplayName("touches no file when nothing changed")
  void touchesNothing() {
    Run.smallBuild(folder);
    SortedMap<String, String> before = Tree.identities(folder);
    assertThat(Run.smallBuild(folder).status()).isZero();
    assertThat(Tree.identities(folder)).isEqualTo(before);
  }

  @Test
  @DisplayName("writes only what changed, and makes the bytes that a build from nothing makes")
  void writesOnlyWhatChanged(@TempDir Path other) {
    Run.of("build", "--no-bundled", "--max-n", 5, "--catalog", catalog, "--site", site);
    Map<String, String> before = Tree.identities(folder);
    assertThat(Run.smallBuild(folder).status()).isZero();
    assertThat(Tree.identities(folder))
        .containsEntry("site/queens/4/1.html", before.get("site/queens/4/1.html"));
    Run.smallBuild(other);
    assertThat(Tree.contents(folder)).isEqualTo(Tree.contents(other));
  }

  @Test
  @DisplayName("D09: a page of a removed source goes, its links and rows as well")
  void removedSource(@TempDir Path puzzles) throws IOException {
    String givens =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    Files.writeString(puzzles.resolve("x.txt"), givens);
    Path y = Files.writeString(puzzles.resolve("y.txt"), givens);
    Run.smallBuild(folder, "--puzzles", puzzles);
    assertThat(site.resolve("sudoku/y/1.html")).exists();
    Files.delete(y);
    assertThat(Run.smallBuild(folder, "--puzzles", puzzles).status()).isZero();
    assertThat(site.resolve("sudoku/x/1.html")).exists();
    assertThat(site.resolve("sudoku/y/1.html")).doesNotExist();
    assertThat(Tree.contents(site).get("sudoku/index.html")).doesNotContain("\"y.html\"");
  }

  @Test
  @DisplayName("refuses a folder that holds other people's files, and leaves it as it was")
  void foreignFiles() throws IOException {
    Files.createDirectory(site);
    Files.writeString(site.resolve("thesis.txt"), "mine");
    Run run = Run.smallBuild(folder);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("thesis.txt", "--site");
    assertThat(Tree.contents(folder)).containsOnlyKeys("site/thesis.txt");
  }

  @Test
  @DisplayName("refuses a site to which somebody added a file")
  void addedFile() throws IOException {
    Run.smallBuild(folder);
    Files.writeString(site.resolve("queens/notes.txt"), "mine");
    SortedMap<String, String> before = Tree.contents(folder);
    Run run = Run.of("build", "--max-n", 5, "--no-bundled", "--catalog", catalog, "--site", site);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("queens/notes.txt");
    assertThat(Tree.contents(folder)).isEqualTo(before);
  }

  @Test
  @DisplayName("refuses to replace another program's database or a file that is none")
  void foreignDatabase() throws IOException, SQLException {
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + catalog);
        Statement statement = other.createStatement()) {
      statement.execute("CREATE TABLE mine (x)");
    }
    byte[] before = Files.readAllBytes(catalog);
    assertThat(Run.smallBuild(folder).status()).isEqualTo(1);
    assertThat(Files.readAllBytes(catalog)).isEqualTo(before);
    Files.writeString(catalog, "mine");
    assertThat(Run.smallBuild(folder).err()).contains("not an SQLite database");
    assertThat(catalog).hasContent("mine");
  }

  @Test
  @DisplayName("C06: a catalogue that another program holds stays, and the message says so")
  void heldCatalogue() throws SQLException, IOException {
    Run.smallBuild(folder);
    byte[] before = Files.readAllBytes(catalog);
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + catalog);
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      Run run = Run.smallBuild(folder);
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err()).contains(catalog.toString(), "in use by another program");
    }
    assertThat(Files.readAllBytes(catalog)).isEqualTo(before);
    assertThat(Run.smallBuild(folder).status()).isZero();
  }

  @Test
  @DisplayName("C14: a read-only folder is named before anything is computed")
  void readOnlyFolder() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    Run run = Run.smallBuild(closed);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains(closed.toString(), "read-only");
    assertThat(Tree.contents(closed)).isEmpty();
  }

  @Test
  @DisplayName("two builds at once: the second says so and changes nothing")
  void twoAtOnce() throws IOException {
    try (Publication first = Publication.of(catalog, site)) {
      Run second = Run.smallBuild(folder);
      assertThat(second.status()).isEqualTo(1);
      assertThat(second.err()).contains("another build");
      assertThat(first.site().files()).isEqualTo(1);
    }
    assertThat(Run.smallBuild(folder).status()).isZero();
  }

  @Test
  @DisplayName("what a killed build left behind is no hindrance")
  void leftovers() throws IOException {
    Path staging = Files.createDirectories(folder.resolve(".solutionary-site/site/queens"));
    Files.writeString(staging.resolve("half.html"), "<!doctype");
    Files.createDirectories(folder.resolve(".solutionary-catalog.db"));
    Files.writeString(folder.resolve(".solutionary-catalog.db/working.db"), "half");
    assertThat(Run.smallBuild(folder).status()).isZero();
    assertThat(site.resolve("queens/half.html")).doesNotExist();
    assertThat(folder.resolve(".solutionary-site")).doesNotExist();
  }

  @Test
  @DisplayName("a change-over that was killed between its renames is finished by the next run")
  void interruptedChangeOver(@TempDir Path other) throws IOException {
    Run.of("build", "--max-n", 5, "--no-bundled", "--catalog", catalog, "--site", site);
    Run.smallBuild(other);
    StagingFolder besideSite = StagingFolder.lock(site);
    Files.move(site, besideSite.resolve("old-site"));
    Files.move(other.resolve("site"), besideSite.resolve(ChangeOver.SITE));
    Files.createDirectory(StagingFolder.beside(catalog));
    Files.move(
        other.resolve("catalog.db"), StagingFolder.beside(catalog).resolve(ChangeOver.CATALOG));
    ChangeOver.mark(besideSite, Optional.of(catalog));

    ChangeOver.finish(besideSite, site);
    besideSite.close();

    Run.smallBuild(other);
    assertThat(Tree.contents(site)).isEqualTo(Tree.contents(other.resolve("site")));
    assertThat(Files.mismatch(catalog, other.resolve("catalog.db"))).isNegative();
  }

  @Test
  @DisplayName("a rename that is refused puts the old site back")
  void refusedRename() throws IOException {
    Run.smallBuild(folder);
    SortedMap<String, String> before = Tree.contents(site);
    Path blocked = Files.createDirectories(folder.resolve("blocked/inside"));
    try (StagingFolder besideSite = StagingFolder.lock(site)) {
      Files.createDirectory(besideSite.resolve(ChangeOver.SITE));
      Files.createDirectories(StagingFolder.beside(blocked.getParent()));
      Files.writeString(StagingFolder.beside(blocked.getParent()).resolve("catalog.db"), "new");
      ChangeOver.mark(besideSite, Optional.of(blocked.getParent()));
      org.assertj.core.api.Assertions.assertThatThrownBy(() -> ChangeOver.finish(besideSite, site))
          .isInstanceOf(IOException.class);
    }
    assertThat(Tree.contents(site)).isEqualTo(before);
  }
}
