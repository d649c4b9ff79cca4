package solutionary.site.rendering;

import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.messageresolver.AbstractMessageResolver;

/** Gives Thymeleaf the messages of one language; a missing one stops the build. */
final class MessageSource extends AbstractMessageResolver {
  private final Messages messages;

  MessageSource(Messages messages) {
    this.messages = messages;
  }

  @Override
  public String resolveMessage(
      ITemplateContext context, Class<?> origin, String key, Object[] arguments) {
    return messages.text(key, arguments == null ? new Object[0] : arguments);
  }

  @Override
  public String createAbsentMessageRepresentation(
      ITemplateContext context, Class<?> origin, String key, Object[] arguments) {
    return messages.text(key);
  }
}
