package dev.localsmith.kubernetes;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Kubernetes' rules for names and labels: each check answers with the reasons against, in the
 * server's words.
 */
public final class Names {
  private static final String EMPTY = "must be non-empty";
  private static final String QUALIFIED_PATTERN = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
  private static final String QUALIFIED =
      "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character"
          + " (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '"
          + QUALIFIED_PATTERN
          + "')";
  private static final String LABEL_KEY =
      "a valid label key "
          + QUALIFIED
          + " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')";
  private static final String LABEL_VALUE =
      "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and"
          + " end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for"
          + " validation is '("
          + QUALIFIED_PATTERN
          + ")?')";
  private static final String SUBDOMAIN =
      "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start"
          + " and end with an alphanumeric character (e.g. 'example.com', regex used for validation is"
          + " '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
  private static final int MAX_LABEL = 63;
  private static final int MAX_SUBDOMAIN = 253;

  private Names() {}

  /** A label key or a resource name: {@code name} or {@code subdomain/name}. */
  public static List<String> qualifiedName(String text) {
    int slash = text.indexOf('/');
    if (slash != text.lastIndexOf('/')) {
      return List.of(LABEL_KEY);
    }
    List<String> reasons = new ArrayList<>(2);
    if (slash == 0) {
      reasons.add("prefix part " + EMPTY);
    } else if (slash > 0) {
      subdomain(text.substring(0, slash)).forEach(reason -> reasons.add("prefix part " + reason));
    }
    String name = text.substring(slash + 1);
    if (name.isEmpty()) {
      reasons.add("name part " + EMPTY);
    } else if (longerThan(name, MAX_LABEL)) {
      reasons.add("name part " + tooLong(MAX_LABEL));
    }
    if (!isWord(name, Names::isNameInside, Names::isAlphanumeric)) {
      reasons.add("name part " + QUALIFIED);
    }
    return reasons;
  }

  public static List<String> labelValue(String text) {
    List<String> reasons = new ArrayList<>(0);
    if (longerThan(text, MAX_LABEL)) {
      reasons.add(tooLong(MAX_LABEL));
    }
    if (!text.isEmpty() && !isWord(text, Names::isNameInside, Names::isAlphanumeric)) {
      reasons.add(LABEL_VALUE);
    }
    return reasons;
  }

  public static List<String> subdomain(String text) {
    List<String> reasons = new ArrayList<>(0);
    if (longerThan(text, MAX_SUBDOMAIN)) {
      reasons.add(tooLong(MAX_SUBDOMAIN));
    }
    if (!isSubdomain(text)) {
      reasons.add(SUBDOMAIN);
    }
    return reasons;
  }

  private static boolean isSubdomain(String text) {
    int from = 0;
    for (int dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', from)) {
      if (!isWord(text.substring(from, dot), Names::isLowerInside, Names::isLowerAlphanumeric)) {
        return false;
      }
      from = dot + 1;
    }
    return isWord(text.substring(from), Names::isLowerInside, Names::isLowerAlphanumeric);
  }

  private static boolean isWord(String text, IntPredicate inside, IntPredicate ends) {
    if (text.isEmpty()
        || !ends.test(text.charAt(0))
        || !ends.test(text.charAt(text.length() - 1))) {
      return false;
    }
    for (int i = 1; i < text.length() - 1; i++) {
      if (!inside.test(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNameInside(int c) {
    return isAlphanumeric(c) || c == '-' || c == '_' || c == '.';
  }

  private static boolean isLowerInside(int c) {
    return isLowerAlphanumeric(c) || c == '-';
  }

  private static boolean isAlphanumeric(int c) {
    return isLowerAlphanumeric(c) || c >= 'A' && c <= 'Z';
  }

  private static boolean isLowerAlphanumeric(int c) {
    return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
  }

  /** The server counts bytes, not characters. */
  private static boolean longerThan(String text, int bytes) {
    return text.length() > bytes
        || text.length() * 3 > bytes && text.getBytes(StandardCharsets.UTF_8).length > bytes;
  }

  private static String tooLong(int bytes) {
    return "must be no more than " + bytes + " bytes";
  }
}
