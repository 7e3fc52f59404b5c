package dev.localsmith.interpret;

import com.google.re2j.Pattern;
import dev.localsmith.rules.Name;

/** A {@link Name} of the rules, ready to match. */
final class NamePattern {
  private final Pattern pattern;
  private final int longest;

  NamePattern(Name name) {
    this.pattern = Pattern.compile(name.pattern());
    this.longest = name.longest();
  }

  boolean matches(String text) {
    // The length first: it is cheap, and it bounds the work of the pattern.
    return text.length() <= longest && pattern.matches(text);
  }
}
