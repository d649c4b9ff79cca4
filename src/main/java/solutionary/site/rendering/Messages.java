package solutionary.site.rendering;

import java.util.LinkedHashMap;
import java.util.Map;

/** The texts of one language by their keys. */
public final class Messages {
  private final String file;
  private final Map<String, Message> messages;

  private Messages(String file, Map<String, Message> messages) {
    this.file = file;
    this.messages = messages;
  }

  /**
   * Reads a message file.
   *
   * @throws SiteException when a line is no message
   */
  static Messages read(TemplateFiles files, String path) {
    String name = files.name(path);
    Map<String, Message> messages = new LinkedHashMap<>();
    int number = 0;
    for (String line : files.text(path).split("\r?\n")) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        int equals = line.indexOf('=');
        String place = name + ", line " + number;
        if (equals < 0) {
          throw new SiteException(place + ": \"" + line + "\" is no message; write key = text");
        }
        String key = line.substring(0, equals).strip();
        Message message = Message.of(place, line.substring(equals + 1).strip());
        if (messages.put(key, message) != null) {
          throw new SiteException(place + ": a second text for " + key + "; leave one of the two");
        }
      }
    }
    return new Messages(name, messages);
  }

  /**
   * Requires that these are the same messages, with the same open places, as in another language.
   *
   * @throws SiteException when a key is missing, is too many, or leaves other places open
   */
  void requireSameKeys(Messages other) {
    for (Map.Entry<String, Message> each : other.messages.entrySet()) {
      Message here = messages.get(each.getKey());
      if (here == null) {
        throw new SiteException(
            file + ": no text for " + each.getKey() + ", which " + other.file + " has");
      }
      here.requireArguments(each.getValue().arguments());
    }
    for (Map.Entry<String, Message> each : messages.entrySet()) {
      if (!other.messages.containsKey(each.getKey())) {
        throw new SiteException(
            each.getValue().place() + ": " + each.getKey() + " is no key of " + other.file);
      }
    }
  }

  /**
   * The text of a key.
   *
   * @throws SiteException when there is none, or it does not use these arguments
   */
  String text(String key, Object... arguments) {
    Message message = messages.get(key);
    if (message == null) {
      throw new SiteException(
          file + ": no text for the key " + key + "; add a line " + key + " = …");
    }
    return message.text(arguments);
  }
}
