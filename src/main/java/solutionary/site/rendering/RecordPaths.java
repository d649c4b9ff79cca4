package solutionary.site.rendering;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.standard.expression.IStandardVariableExpression;
import org.thymeleaf.standard.expression.IStandardVariableExpressionEvaluator;
import org.thymeleaf.standard.expression.StandardExpressionExecutionContext;

/**
 * What stands between the braces of <code>${…}</code>: a name that the template was given, and then
 * what the records hold, for example {@code page.board.n}. Anything else stops the build. An
 * optional value that is absent counts as null.
 */
final class RecordPaths implements IStandardVariableExpressionEvaluator {
  /** What Thymeleaf asks for where a condition without an alternative does not hold. */
  private static final String NOTHING = "null";

  /** Methods that every object has and no template may name. */
  private static final Set<String> COMMON =
      Arrays.stream(Object.class.getMethods()).map(Method::getName).collect(Collectors.toSet());

  private final Map<String, String[]> paths = new HashMap<>();
  private final Map<Class<?>, Map<String, Method>> accessors = new HashMap<>();

  @Override
  public Object evaluate(
      IExpressionContext context,
      IStandardVariableExpression expression,
      StandardExpressionExecutionContext executionContext) {
    String path = expression.getExpression();
    if (path.equals(NOTHING)) {
      return null;
    }
    String[] names = paths.computeIfAbsent(path, key -> key.strip().split("\\.", -1));
    if (!context.containsVariable(names[0])) {
      throw new SiteException("${" + path + "}: nothing here is called " + names[0]);
    }
    Object value = context.getVariable(names[0]);
    for (int i = 1; i < names.length; i++) {
      if (value == null) {
        throw new SiteException(
            "${" + path + "}: there is no " + names[i - 1] + " here; ask th:if");
      }
      value = read(path, value, names[i]);
    }
    return value;
  }

  private Object read(String path, Object owner, String name) {
    Map<String, Method> readable =
        accessors.computeIfAbsent(owner.getClass(), RecordPaths::accessors);
    Method accessor = readable.get(name);
    if (accessor == null) {
      throw new SiteException(
          "${"
              + path
              + "}: "
              + owner.getClass().getSimpleName()
              + " has no "
              + name
              + "; it has "
              + String.join(", ", new TreeSet<>(readable.keySet())));
    }
    try {
      Object value = accessor.invoke(owner);
      return value instanceof Optional<?> optional ? optional.orElse(null) : value;
    } catch (InvocationTargetException | IllegalAccessException e) {
      throw new IllegalStateException("${" + path + "} cannot be read", e);
    }
  }

  private static Map<String, Method> accessors(Class<?> type) {
    Map<String, Method> accessors = new HashMap<>();
    if (type.getName().startsWith("solutionary.")) {
      for (Method method : type.getMethods()) {
        if (method.getParameterCount() == 0 && !COMMON.contains(method.getName())) {
          method.setAccessible(true);
          accessors.put(method.getName(), method);
        }
      }
    }
    return accessors;
  }
}
