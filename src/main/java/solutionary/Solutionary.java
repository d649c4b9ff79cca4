package solutionary;

/** Arguments in, exit status out. */
public final class Solutionary {
  private Solutionary() {}

  public static void main(String[] args) throws Exception {
    solutionary.build.Build.run(
        new solutionary.build.Edition(12, true, java.util.List.of()),
        java.nio.file.Path.of("catalog.db"),
        java.nio.file.Path.of("site"),
        state -> {});
  }
}
