package solutionary.site.rendering;

import org.thymeleaf.exceptions.TemplateProcessingException;
import solutionary.site.pages.Page;

/** What a reader of templates is told when Thymeleaf gives up. */
final class Complaint {
  private Complaint() {}

  /** The innermost reason, with the template and the line where it was found. */
  static SiteException about(Throwable failure, Page page) {
    String template = page.template();
    Integer line = null;
    Throwable reason = failure;
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof TemplateProcessingException located
          && located.getTemplateName() != null) {
        template = located.getTemplateName();
        line = located.getLine() == null ? line : located.getLine();
      }
      reason = each;
    }
    return new SiteException(
        template
            + ".html"
            + (line == null ? "" : ", line " + line)
            + " (while making "
            + page.address().path()
            + "): "
            + reason.getMessage(),
        failure);
  }
}
