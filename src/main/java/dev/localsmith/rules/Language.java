package dev.localsmith.rules;

import dk.brics.automaton.Automaton;
import java.util.Optional;

/**
 * What Kubernetes, or the arithmetic of the rules, takes where a rules file gives a pattern. A
 * rules file may narrow it, never widen it, or it would let through what the API server rejects
 * (rules 3 and 8).
 *
 * <p>Whether a pattern is narrower can't be found by trying names, but without counting and
 * assertions both patterns are finite automata, and whether one holds a text that the other lacks
 * is decided exactly: their difference is empty or has a shortest text, which the refusal shows.
 * The generated Terraform and the interpreter so need no second check, and plans pay for none.
 * Since every language here is of plain ASCII, it also follows that length in characters is length
 * in the bytes that Kubernetes counts, and that no name needs escaping where Terraform matches it
 * as JSON.
 */
enum Language {
  SUBDOMAIN("[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*", 253),
  /** A subdomain before which Kubernetes puts {@code requests.} for quotas. */
  RESOURCE_DOMAIN(SUBDOMAIN.pattern, 253 - "requests.".length()),
  QUALIFIED_NAME("[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?", 63),
  LABEL_VALUE("(?:[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?)?", 63),
  HUGE_PAGES("hugepages-[1-9][0-9]*(?:k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?", 63),
  /** Up to a hundred digits, the rules' whole numbers fit Terraform's 512 bits. */
  DECIMAL("[0-9]*\\.?[0-9]+", 100);

  private final String pattern;
  private final int longest;

  Language(String pattern, int longest) {
    this.pattern = pattern;
    this.longest = longest;
  }

  /** The most characters of a text in it. */
  int longest() {
    return longest;
  }

  /**
   * A shortest text that the pattern matches although it is not of this language; empty if there is
   * none.
   *
   * @param re2 a pattern that RE2 takes
   * @throws IncomparableException where the pattern uses more than {@link PatternReader} reads
   */
  Optional<String> strayOf(String re2) {
    if (re2.equals(pattern)) {
      return Optional.empty();
    }
    Automaton stray = PatternReader.read(re2).minus(PatternReader.read(pattern));
    return Optional.ofNullable(stray.getShortestExample(true));
  }

  /** The pattern, for people. */
  @Override
  public String toString() {
    return pattern;
  }
}
