package solutionary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("For the packaged jar, which .ci/drift runs itself,")
class PackagingTest {
  @Test
  @DisplayName("C10: the manifest lets the driver load its library, so that no JDK warns of it")
  void nativeAccess() throws IOException {
    assertThat(Files.readString(Path.of("pom.xml")))
        .contains("<Enable-Native-Access>ALL-UNNAMED</Enable-Native-Access>");
  }

  @Test
  @DisplayName("C12: the driver names itself as a service, and the jar keeps such entries")
  void driverEntry() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("/META-INF/services/java.sql.Driver")) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
          .contains("org.sqlite.JDBC");
    }
    assertThat(Files.readString(Path.of("pom.xml"))).contains(".ServicesResourceTransformer\"");
  }
}
