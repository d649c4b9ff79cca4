package solutionary;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.nio.file.attribute.FileTime;
import java.util.Calendar;
import java.util.Date;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.HumanWalk;

/** Keeps the arrows between the rooms; docs/architecture.md draws them. */
@DisplayName("The house")
class HouseTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("solutionary");

  @ParameterizedTest(name = "{0} is pure: it knows itself and the JDK''s core")
  @ValueSource(strings = {"queens", "sudoku", "bishop"})
  void pureRooms(String room) {
    classes()
        .that()
        .resideInAPackage("solutionary." + room + "..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "solutionary." + room + "..",
            "java.lang..",
            "java.util..",
            "java.io",
            "java.nio.charset",
            "java.nio",
            "java.math")
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  @DisplayName("find is pure, and knows queens and Sudoku as values and texts")
  void find() {
    classes()
        .that()
        .resideInAPackage("solutionary.find")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "solutionary.find",
            "solutionary.queens",
            "solutionary.queens.notation",
            "solutionary.sudoku",
            "solutionary.sudoku.formats",
            "java.lang..",
            "java.util..",
            "java.nio.charset")
        .check(HOUSE);
  }

  @Test
  @DisplayName("browser knows the pure rooms, the JDK's core, and how to export a method")
  void browser() {
    classes()
        .that()
        .resideInAPackage("solutionary.browser")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "solutionary.browser",
            "solutionary.queens..",
            "solutionary.sudoku..",
            "solutionary.bishop..",
            "solutionary.find..",
            "java.lang..",
            "java.util..",
            "java.nio.charset",
            "org.teavm.jso")
        .check(HOUSE);
  }

  @ParameterizedTest(name = "{0} never looks at {1}")
  @CsvSource({
    "catalog, site",
    "site, browser",
    "build, browser",
    "cli, browser",
    "catalog, verify",
    "site, verify",
    "site, queens.strategies",
    "site, sudoku.strategies",
    "site, sudoku.solving",
    "verify, queens.strategies",
    "verify, sudoku.strategies",
    "verify, sudoku.solving",
    "catalog, queens.strategies",
    "catalog, sudoku.solving",
    "catalog, build",
    "site, build",
    "verify, build",
    "catalog, cli",
    "site, cli",
    "verify, cli",
    "build, cli"
  })
  void arrows(String from, String to) {
    noClasses()
        .that()
        .resideInAPackage("solutionary." + from + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("solutionary." + to + "..")
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  @DisplayName("site knows steps as values and never looks for one")
  void siteFindsNoSteps() {
    noClasses()
        .that()
        .resideInAPackage("solutionary.site..")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(HumanSolver.class, HumanWalk.class)
        .check(HOUSE);
  }

  @ParameterizedTest(name = "only {0} knows {1}")
  @CsvSource({
    "catalog, java.sql",
    "catalog, org.sqlite",
    "site, org.thymeleaf",
    "cli, picocli",
    "browser, org.teavm"
  })
  void libraries(String room, String library) {
    noClasses()
        .that()
        .resideOutsideOfPackage("solutionary." + room + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library + "..")
        .check(HOUSE);
  }

  @Test
  @DisplayName("only the entrance and the command line see the standard streams")
  void standardStreams() {
    noClasses()
        .that()
        .resideOutsideOfPackages("solutionary", "solutionary.cli..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(HOUSE);
  }

  @Test
  @DisplayName("F05: only the command line may see a clock, for its progress lines")
  void clocks() {
    noClasses()
        .that()
        .resideOutsideOfPackage("solutionary.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.time..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(Date.class, Calendar.class, FileTime.class)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(HOUSE);
  }

  @Test
  @DisplayName("rooms form no circle")
  void noCircles() {
    SlicesRuleDefinition.slices()
        .matching("solutionary.(*)..")
        .should()
        .beFreeOfCycles()
        .check(HOUSE);
  }

  @Test
  @DisplayName("no room is a drawer for odds and ends")
  void noDrawers() {
    noClasses()
        .should()
        .resideInAnyPackage("..util..", "..common..", "..helper..", "..impl..", "..manager..")
        .check(HOUSE);
  }
}
