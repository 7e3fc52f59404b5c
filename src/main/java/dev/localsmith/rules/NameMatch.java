package dev.localsmith.rules;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

/** Whether names in a rules file are what the file itself admits. */
final class NameMatch {
  private NameMatch() {}

  /** A name with an optional domain and a slash before it. */
  static boolean isLabelKey(Placement placement, String key) {
    return key.contains("/")
        ? isQualified(key, placement.labelPrefix(), placement.labelName())
        : matches(placement.labelName(), key);
  }

  static boolean isExtended(ExtendedResources extended, String name) {
    return isQualified(name, extended.domain(), extended.name())
        && !name.startsWith(extended.reservedPrefix());
  }

  private static boolean isQualified(String name, Name domain, Name rest) {
    String[] parts = name.split("/", 2);
    return parts.length == 2 && matches(domain, parts[0]) && matches(rest, parts[1]);
  }

  static boolean matches(Name name, String text) {
    try {
      return text.length() <= name.longest() && Pattern.matches(name.pattern(), text);
    } catch (PatternSyntaxException e) {
      return true; // reported where the pattern stands
    }
  }
}
