package solutionary.build;

import java.util.List;
import java.util.stream.Stream;
import solutionary.sudoku.formats.Rejection;

/**
 * How a build went.
 *
 * @param findings what verification found, a line each; with any of these nothing was published
 * @param rejections text in files that was no puzzle, a line each
 * @param remarks what else people want to know, a line each
 */
public record BuildReport(List<String> findings, List<String> rejections, List<String> remarks) {
  public BuildReport {
    findings = List.copyOf(findings);
    rejections = List.copyOf(rejections);
    remarks = List.copyOf(remarks);
  }

  /** This report with more to say. */
  BuildReport with(List<Rejection> moreRejections, List<String> moreRemarks) {
    return new BuildReport(
        findings,
        Stream.concat(rejections.stream(), moreRejections.stream().map(Rejection::toString))
            .toList(),
        Stream.concat(moreRemarks.stream(), remarks.stream()).toList());
  }
}
