package solutionary.verify;

import java.util.Objects;
import java.util.function.Consumer;

/** Where findings go, each as soon as it is found. */
final class Findings {
  private final Consumer<Finding> consumer;
  private long count;

  Findings(Consumer<Finding> consumer) {
    this.consumer = consumer;
  }

  void add(String place, Object found, Object wanted) {
    count++;
    consumer.accept(new Finding(place, words(found), words(wanted)));
  }

  /** Adds a finding unless both are equal. */
  void expect(String place, Object found, Object wanted) {
    if (!Objects.equals(found, wanted)) {
      add(place, found, wanted);
    }
  }

  long count() {
    return count;
  }

  private static String words(Object value) {
    return value == null ? "NULL" : value.toString();
  }
}
