package solutionary.browser.compiler;

import java.util.StringJoiner;
import org.teavm.tooling.EmptyTeaVMToolLog;

/** Keeps what the compiler complains about. */
final class ErrorLog extends EmptyTeaVMToolLog {
  private final StringJoiner complaints = new StringJoiner("\n");

  @Override
  public void error(String text) {
    complaints.add(text);
  }

  @Override
  public void error(String text, Throwable cause) {
    complaints.add(text + ": " + cause);
  }

  void throwIfAny() {
    if (complaints.length() > 0) {
      throw new IllegalStateException("the pages' script cannot be compiled:\n" + complaints);
    }
  }
}
