package solutionary.browser.compiler;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.BuildStrategy;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the pure rooms and their entry points to the script that the pages use, unless it was
 * made from the very same classes before. Maven runs this after the Java compiler; it is in no jar.
 */
public final class EngineCompiler {
  private static final String ENTRY = "solutionary.browser.Engine";
  private static final String FOLDER = "solutionary/site/made";
  private static final String SCRIPT = "engine.js";
  private static final String HERE = "here";

  /** The script holds parts of the compiler's own library. */
  private static final String NOTICE =
      "// Solutionary (MIT), with parts of TeaVM (https://teavm.org, Apache License 2.0)\n";

  private final Path classes;
  private final List<String> classPath;

  private EngineCompiler(Path classes, List<String> classPath) {
    this.classes = classes;
    this.classPath = classPath;
  }

  /**
   * The first argument is the folder of compiled classes; the script is put there too. A second
   * one, {@link #HERE}, says that this Java machine is the one to compile in.
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, BuildException {
    Path classes = Path.of(arguments[0]);
    if (arguments.length > 1 && arguments[1].equals(HERE)) {
      String classPath = System.getProperty("java.class.path");
      new EngineCompiler(classes, List.of(classPath.split(File.pathSeparator))).compile();
    } else {
      new EngineCompiler(classes, classPath()).run();
    }
  }

  private void run() throws IOException, InterruptedException {
    Path script = classes.resolve(FOLDER).resolve(SCRIPT);
    Path record = classes.resolveSibling(SCRIPT + ".inputs");
    String inputs = Inputs.digest(classes, classPath);
    if (Files.exists(script) && Files.exists(record) && Files.readString(record).equals(inputs)) {
      return;
    }
    compileElsewhere();
    Files.writeString(script, NOTICE + Files.readString(script));
    Files.writeString(record, inputs);
  }

  /**
   * Compiles in a Java machine of its own, where all objects have the same identity hash: the
   * compiler walks through sets of objects, and the order of the script must not depend on chance.
   */
  private void compileElsewhere() throws IOException, InterruptedException {
    int status =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=2",
                "-cp",
                String.join(File.pathSeparator, classPath),
                EngineCompiler.class.getName(),
                classes.toString(),
                HERE)
            .inheritIO()
            .start()
            .waitFor();
    if (status != 0) {
      throw new IllegalStateException("the pages' script could not be compiled; see above");
    }
  }

  private void compile() throws BuildException {
    BuildStrategy compiler = new InProcessBuildStrategy();
    ErrorLog log = new ErrorLog();
    compiler.init();
    compiler.setLog(log);
    compiler.setClassPathEntries(classPath);
    compiler.setMainClass(ENTRY);
    compiler.setEntryPointName("main");
    compiler.setTargetType(TeaVMTargetType.JAVASCRIPT);
    compiler.setJsModuleType(JSModuleType.UMD);
    compiler.setTargetDirectory(classes.resolve(FOLDER).toString());
    compiler.setTargetFileName(SCRIPT);
    compiler.setObfuscated(true);
    compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    BuildResult result = compiler.build();
    TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), log);
    log.throwIfAny();
  }

  /** The class path that Maven made for this run, its jars of the compiler among them. */
  private static List<String> classPath() {
    URLClassLoader loader = (URLClassLoader) EngineCompiler.class.getClassLoader();
    return Arrays.stream(loader.getURLs())
        .map(url -> Path.of(URI.create(url.toString())).toString())
        .toList();
  }
}
