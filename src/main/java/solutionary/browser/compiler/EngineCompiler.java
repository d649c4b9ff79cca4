package solutionary.browser.compiler;

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

  /** The script holds parts of the compiler's own library. */
  private static final String NOTICE =
      "// Solutionary (MIT), with parts of TeaVM (https://teavm.org, Apache License 2.0)\n";

  private final Path classes;
  private final List<String> classPath;

  private EngineCompiler(Path classes, List<String> classPath) {
    this.classes = classes;
    this.classPath = classPath;
  }

  /** The only argument is the folder of compiled classes; the script is put there too. */
  public static void main(String[] arguments) throws IOException, BuildException {
    new EngineCompiler(Path.of(arguments[0]), classPath()).run();
  }

  private void run() throws IOException, BuildException {
    Path script = classes.resolve(FOLDER).resolve(SCRIPT);
    Path record = classes.resolveSibling(SCRIPT + ".inputs");
    String inputs = Inputs.digest(classes, classPath);
    if (Files.exists(script) && Files.exists(record) && Files.readString(record).equals(inputs)) {
      return;
    }
    compile();
    Files.writeString(script, NOTICE + Files.readString(script));
    Files.writeString(record, inputs);
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
