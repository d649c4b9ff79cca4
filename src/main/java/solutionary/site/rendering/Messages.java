package solutionary.site.rendering;

import java.text.FieldPosition;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The texts of one language, each a {@link MessageFormat} pattern under its key. */
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
    Map<String, Message> messages = new TreeMap<>();
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

  /** The keys, in order. */
  Iterable<String> keys() {
    return messages.keySet();
  }

  /**
   * One message.
   *
   * @param plain the text when nothing is left open, or null
   */
  private record Message(String place, MessageFormat format, String plain, int arguments) {
    static Message of(String place, String pattern) {
      if (pattern.indexOf('\'') >= 0) {
        throw new SiteException(place + ": the apostrophe ' is a quotation mark here; write ’");
      }
      try {
        MessageFormat format = new MessageFormat(pattern, Locale.ROOT);
        int arguments = format.getFormatsByArgumentIndex().length;
        for (int i = 0; i < arguments; i++) {
          if (!pattern.contains("{" + i)) {
            throw new SiteException(place + ": {" + i + "} is not used; number the places from 0");
          }
        }
        return new Message(
            place, format, arguments == 0 ? format.format(new Object[0]) : null, arguments);
      } catch (IllegalArgumentException e) {
        throw new SiteException(
            place + ": " + e.getMessage() + "; a place to fill is {0}, {1} and so on", e);
      }
    }

    String text(Object... arguments) {
      requireArguments(arguments.length);
      return plain != null
          ? plain
          : format.format(arguments, new StringBuffer(), new FieldPosition(0)).toString();
    }

    void requireArguments(int count) {
      if (count != arguments) {
        throw new SiteException(
            place + ": has " + arguments + " places to fill, and the page fills " + count);
      }
    }
  }
}
