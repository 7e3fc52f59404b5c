package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import dev.localsmith.kubernetes.ResourceName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Extended resources: what is allowed, how many, and the device that a GPU is. */
final class ExtendedCheck {
  private final RuleSet rules;
  private final ExtendedResources extended;
  private final QuantityReader quantities;
  private final Problems problems;

  ExtendedCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.extended = rules.extended();
    this.quantities = new QuantityReader(rules.quantities());
    this.problems = problems;
  }

  void run() {
    problems.check(
        ResourceName.REQUESTS.startsWith(extended.reservedPrefix()),
        List.of("extended", "reservedPrefix"),
        "must be " + ResourceName.REQUESTS + ", which Kubernetes keeps to itself");
    extended.allowed().ifPresent(this::allowed);
    extended
        .counts()
        .forEach((name, cap) -> count(name, cap, List.of("extended", "greatest", name)));
    gpu();
  }

  private void allowed(List<String> entries) {
    for (int i = 0; i < entries.size(); i++) {
      String entry = entries.get(i);
      boolean name =
          entry.contains("/")
              ? NameMatch.isExtended(extended, entry)
              : NameMatch.matches(extended.domain(), entry)
                  && !entry.startsWith(extended.reservedPrefix());
      problems.check(
          name,
          List.of("extended", "allowed", Integer.toString(i)),
          "'" + entry + "' is no extended resource name and no domain");
    }
  }

  private void count(String name, Cap cap, List<String> at) {
    named(name, at);
    problems.check(
        cap.standard().signum() > 0
            && isWhole(cap.standard())
            && quantities.thousandths(cap.standard().toPlainString()).isPresent(),
        append(at, "default"),
        "must be a whole number above zero");
    problems.check(!cap.limits(), append(at, "limits"), "a count has no limit apart; remove it");
  }

  private void gpu() {
    named(rules.gpu().device(), List.of("gpu", "device"));
    List<String> count = List.of("gpu", "count");
    problems.check(rules.gpu().count() >= 1, count, "must be at least 1");
    Optional<BigDecimal> greatest =
        Optional.ofNullable(extended.counts().get(rules.gpu().device())).map(Cap::standard);
    problems.check(
        greatest.filter(g -> g.compareTo(BigDecimal.valueOf(rules.gpu().count())) < 0).isEmpty(),
        count,
        "is more than extended.greatest lets a repository have");
  }

  private void named(String name, List<String> at) {
    problems.check(NameMatch.isExtended(extended, name), at, "is no extended resource name");
    boolean allowed =
        extended
            .allowed()
            .map(list -> list.contains(name) || list.contains(name.split("/", 2)[0]))
            .orElse(true);
    problems.check(allowed, at, "extended.allowed does not name it; add it there");
  }

  private static boolean isWhole(BigDecimal number) {
    return number.stripTrailingZeros().scale() <= 0;
  }
}
