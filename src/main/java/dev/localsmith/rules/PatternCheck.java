package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.List;

/** Patterns: RE2 takes them, they match in linear time, and only what Kubernetes takes. */
final class PatternCheck {
  private static final Pattern COUNTED = Pattern.compile("\\{[0-9]");
  private static final String HUGE_PAGES = "hugepages-(";
  private static final int LONGEST = 1000;

  private final RuleSet rules;
  private final Problems problems;

  PatternCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.problems = problems;
  }

  void run() {
    ExtendedResources extended = rules.extended();
    Placement placement = rules.placement();
    hugePages(rules.hugepages().name());
    name(extended.domain(), Language.RESOURCE_DOMAIN, "extended", "domain");
    name(extended.name(), Language.QUALIFIED_NAME, "extended", "name");
    name(placement.labelPrefix(), Language.SUBDOMAIN, "placement", "labelPrefix");
    name(placement.labelName(), Language.QUALIFIED_NAME, "placement", "labelName");
    name(placement.labelValue(), Language.LABEL_VALUE, "placement", "labelValue");
    pattern(rules.quantities().number(), 0, Language.DECIMAL, List.of("quantities", "number"));
    longest(rules.quantities().longest(), Language.DECIMAL, List.of("quantities", "longest"));
  }

  private void name(Name name, Language language, String... path) {
    pattern(name.pattern(), 0, language, append(List.of(path), "pattern"));
    longest(name.longest(), language, append(List.of(path), "longest"));
  }

  /** The group is the page size, so it must be all that follows the prefix. */
  private void hugePages(Name name) {
    List<String> path = List.of("hugepages", "name", "pattern");
    longest(name.longest(), Language.HUGE_PAGES, List.of("hugepages", "name", "longest"));
    boolean grouped = name.pattern().startsWith(HUGE_PAGES) && name.pattern().endsWith(")");
    problems.check(grouped, path, "must be hugepages-(SIZE), the page size in its only group");
    if (grouped && pattern(name.pattern(), 1, Language.HUGE_PAGES, path)) {
      String size = name.pattern().substring(HUGE_PAGES.length(), name.pattern().length() - 1);
      problems.check(
          compiles(size), path, "must be hugepages-(SIZE), the page size in its only group");
    }
  }

  private void longest(int longest, Language language, List<String> path) {
    problems.check(
        longest > 0 && longest <= language.longest(),
        path,
        "must be from 1 to " + language.longest());
  }

  /** Whether RE2 takes it. */
  private boolean pattern(String pattern, int groups, Language language, List<String> path) {
    try {
      problems.check(
          Pattern.compile(pattern).groupCount() == groups,
          path,
          "must have " + groups + " capturing groups; write (?:...) for a plain one");
    } catch (PatternSyntaxException e) {
      problems.add(path, "RE2 refuses the pattern: " + e.getDescription() + ": " + e.getPattern());
      return false;
    }
    if (pattern.length() > LONGEST) {
      problems.add(path, "must have at most " + LONGEST + " characters");
    } else if (COUNTED.matcher(pattern).find()) {
      problems.add(path, "counts with {...}, which makes plans slow; give the length in longest");
    } else {
      compare(pattern, language, path);
    }
    return true;
  }

  private void compare(String pattern, Language language, List<String> path) {
    try {
      language
          .strayOf(pattern)
          .ifPresent(
              text -> problems.add(path, "matches '" + text + "'; it may only narrow " + language));
    } catch (IncomparableException e) {
      problems.add(path, e.getMessage());
    }
  }

  private static boolean compiles(String pattern) {
    try {
      return Pattern.compile(pattern).groupCount() == 0;
    } catch (PatternSyntaxException e) {
      return false;
    }
  }
}
