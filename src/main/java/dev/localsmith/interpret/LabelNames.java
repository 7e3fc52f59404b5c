package dev.localsmith.interpret;

import dev.localsmith.rules.Placement;

/** Rules 8: label keys, with an optional domain, and label values. */
final class LabelNames {
  private final NamePattern prefix;
  private final NamePattern name;
  private final NamePattern value;

  LabelNames(Placement placement) {
    this.prefix = new NamePattern(placement.labelPrefix());
    this.name = new NamePattern(placement.labelName());
    this.value = new NamePattern(placement.labelValue());
  }

  boolean isKey(String key) {
    int slash = key.indexOf('/');
    return slash < 0
        ? name.matches(key)
        : prefix.matches(key.substring(0, slash)) && name.matches(key.substring(slash + 1));
  }

  boolean isValue(String text) {
    return value.matches(text);
  }
}
