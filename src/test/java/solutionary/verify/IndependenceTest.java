package solutionary.verify;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Verification")
class IndependenceTest {
  @Test
  @DisplayName("shares nothing with what it verifies: it knows raw rows and the record of files")
  void sharesNothing() {
    JavaClasses room =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("solutionary.verify");
    classes()
        .should()
        .onlyDependOnClassesThat()
        .haveNameMatching(
            "java\\..*|solutionary\\.verify\\..*|solutionary\\.site\\.FileRecord"
                + "|solutionary\\.catalog\\.(RawCatalog|RawRow|Schema|BoardRow|CatalogException)"
                + "|\\[?.*\\[\\]|boolean|byte|char|int|long|double|void")
        .check(room);
  }
}
