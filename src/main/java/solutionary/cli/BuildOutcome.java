package solutionary.cli;

import solutionary.build.BuildReport;

/** Tells how a build went. */
final class BuildOutcome {
  private BuildOutcome() {}

  /** Prints what there is to say and returns the exit status. */
  static int tell(BuildReport report, Terminal terminal, boolean quiet) {
    report.findings().forEach(terminal::say);
    report.rejections().forEach(terminal::say);
    if (!quiet) {
      report.remarks().forEach(terminal::say);
    }
    if (!report.findings().isEmpty()) {
      return ExitStatus.FAILED;
    }
    return report.rejections().isEmpty() ? ExitStatus.DONE : ExitStatus.REJECTIONS;
  }
}
