package dev.localsmith.bench;

import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.testing.Library;
import java.util.List;

/** Configurations such as repositories hold: a few entries, a few values, rarely a mistake. */
final class Ordinary {
  private static final String FILE = "ordinary.json";

  private Ordinary() {}

  static List<Case> cases() {
    return new CaseReader(Library.RULES).read(FILE, FILE, Ordinary.class.getResourceAsStream(FILE));
  }
}
