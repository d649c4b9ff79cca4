package solutionary.verify;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Verification")
class IndependenceTest {
  private static final String KNOWN =
      "solutionary\\.site\\.FileRecord"
          + "|solutionary\\.catalog\\.(RawCatalog|RawRow|Schema|BoardRow|CatalogException)"
          + "|solutionary\\.sudoku\\.techniques\\.Technique";

  @Test
  @DisplayName(
      "shares nothing with what it verifies: it knows raw rows, the record of files and the names of techniques")
  void sharesNothing() {
    JavaClasses room =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("solutionary.verify");
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("solutionary..")
                .and(not(resideInAPackage("solutionary.verify")))
                .and(not(nameMatching(KNOWN))))
        .check(room);
  }
}
