package dev.localsmith.interpret;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import dev.localsmith.rules.ExtendedResources;
import dev.localsmith.rules.Name;
import dev.localsmith.rules.RuleSet;
import java.util.Optional;

/** Record, "Invalid input"; rules 3: which of the three kinds of resource a name names. */
final class ResourceNames {
  private final RuleSet rules;
  private final Pattern hugepages;
  private final NamePattern domain;
  private final NamePattern rest;

  ResourceNames(RuleSet rules) {
    this.rules = rules;
    this.hugepages = Pattern.compile(rules.hugepages().name().pattern());
    this.domain = new NamePattern(rules.extended().domain());
    this.rest = new NamePattern(rules.extended().name());
  }

  boolean isNative(String name) {
    return rules.resources().containsKey(name);
  }

  /** The page size in the name of a hugepages resource. */
  Optional<String> pageSize(String name) {
    Name limits = rules.hugepages().name();
    Matcher matcher = hugepages.matcher(name);
    return name.length() <= limits.longest() && matcher.matches()
        ? Optional.of(matcher.group(1))
        : Optional.empty();
  }

  boolean isExtended(String name) {
    int slash = name.indexOf('/');
    return slash >= 0
        && domain.matches(name.substring(0, slash))
        && rest.matches(name.substring(slash + 1))
        && !name.startsWith(rules.extended().reservedPrefix());
  }

  /** Whether the template's operator lets repositories ask for the extended resource. */
  boolean isAllowed(String name) {
    ExtendedResources extended = rules.extended();
    return extended.allowed().isEmpty()
        || extended.allowed().get().contains(name)
        || extended.allowed().get().contains(name.substring(0, name.indexOf('/')));
  }
}
