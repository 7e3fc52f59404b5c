package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.re2j.Pattern;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.Quantities;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The grammars of names and quantities, and the resources that are not native (rules 3, 4, 6). */
final class AmountBranches {
  private static final String HUGEPAGES = "hugepages-";

  private final RuleSet rules;
  private final Warnings warnings;
  private final List<Branch> branches = new ArrayList<>();

  private AmountBranches(RuleSet rules) {
    this.rules = rules;
    warnings = rules.warnings();
  }

  static List<Branch> of(RuleSet rules) {
    AmountBranches amounts = new AmountBranches(rules);
    amounts.names();
    amounts.quantities();
    amounts.devices("a hugepages resource", name -> name.startsWith(HUGEPAGES));
    amounts.devices("an extended resource", name -> name.contains("/"));
    return amounts.branches;
  }

  private void names() {
    Pattern pages = Pattern.compile(rules.hugepages().name().pattern());
    for (String suffix : List.of("Ki", "Mi", "Gi")) {
      if (pages.matches(HUGEPAGES + "1" + suffix) || pages.matches(HUGEPAGES + "2" + suffix)) {
        add(
            "hugepages of so many " + suffix,
            o ->
                o.result().limits().keySet().stream()
                    .anyMatch(name -> name.startsWith(HUGEPAGES) && name.endsWith(suffix)));
      }
    }
    int domain = rules.extended().domain().longest();
    int name = rules.extended().name().longest();
    name("a domain as long as allowed", true, (d, n) -> d.length() == domain);
    name("a domain a character too long", false, (d, n) -> d.length() == domain + 1);
    name("a name as long as allowed", true, (d, n) -> n.length() == name);
    name("a name a character too long", false, (d, n) -> n.length() == name + 1);
    String reserved = rules.extended().reservedPrefix();
    name("a domain with the reserved prefix", false, (d, n) -> d.startsWith(reserved));
    add(
        "a name with a character beyond ASCII",
        o -> written(o).anyMatch(n -> n.chars().anyMatch(c -> c > 0x7f)));
  }

  private void name(String sentence, boolean valid, BiPredicate<String, String> parts) {
    boolean restricted = valid && rules.extended().allowed().isPresent();
    Predicate<String> holds =
        name -> {
          int slash = name.indexOf('/');
          return slash >= 0 && parts.test(name.substring(0, slash), name.substring(slash + 1));
        };
    add(
        sentence,
        o ->
            valid && !restricted
                ? o.result().limits().keySet().stream().anyMatch(holds)
                : written(o).anyMatch(holds));
  }

  private static Stream<String> written(Observation seen) {
    return Stream.concat(
        seen.mergedRequests().keySet().stream(), seen.mergedLimits().keySet().stream());
  }

  private void quantities() {
    Quantities quantities = rules.quantities();
    for (String suffix : quantities.suffixes().keySet()) {
      add(
          "a quantity with the suffix '" + suffix + "'",
          o -> o.kept().stream().anyMatch(text -> suffix(text).equals(suffix)));
    }
    add("a quantity with a fraction", o -> kept(o, "[0-9]+\\.[0-9]+[A-Za-z]*"));
    add("a quantity with a leading dot", o -> kept(o, "\\.[0-9]+[A-Za-z]*"));
    add("a quantity with a leading zero", o -> kept(o, "0[0-9]+[A-Za-z]*"));
    add(
        "a quantity as long as allowed",
        o -> o.kept().stream().anyMatch(text -> text.length() == quantities.longest()));
    add(
        "a quantity a character too long",
        o -> refused(o, text -> text.length() == quantities.longest() + 1));
    add(
        "the greatest quantity",
        o -> o.kept().stream().anyMatch(text -> value(text).equals(quantities.greatest())));
    add(
        "a quantity a thousandth too great",
        o -> refused(o, text -> value(text).equals(quantities.greatest().add(BigInteger.ONE))));
  }

  private static String suffix(String quantity) {
    return quantity.replaceFirst("^[0-9.]+", "");
  }

  private static boolean kept(Observation seen, String pattern) {
    return seen.kept().stream().anyMatch(text -> text.matches(pattern));
  }

  /** Whether a text that is a quantity but for one thing was refused. */
  private boolean refused(Observation seen, Predicate<String> because) {
    return seen.warned(warnings.notAQuantity().code())
        && Stream.of(seen.mergedRequests(), seen.mergedLimits())
            .flatMap(merged -> merged.values().stream())
            .map(JsonNode::asText)
            .anyMatch(text -> text.matches("[0-9]*\\.?[0-9]+[A-Za-z]{0,2}") && because.test(text));
  }

  private BigInteger value(String quantity) {
    BigInteger counts = rules.quantities().suffixes().get(suffix(quantity));
    return counts == null
        ? BigInteger.ZERO
        : new BigDecimal(quantity.substring(0, quantity.length() - suffix(quantity).length()))
            .multiply(new BigDecimal(counts))
            .setScale(0, java.math.RoundingMode.CEILING)
            .toBigInteger();
  }

  private void devices(String kind, Predicate<String> isKind) {
    device(kind + " with a request alone", isKind, (request, limit) -> request && !limit);
    device(kind + " with a limit alone", isKind, (request, limit) -> !request && limit);
    device(kind + " with both", isKind, (request, limit) -> request && limit);
    String differs = warnings.requestDiffers().code() + " ";
    add(
        kind + " whose request differs",
        o ->
            o.warnings().stream()
                .filter(warning -> warning.startsWith(differs))
                .map(
                    warning ->
                        warning.substring(warning.indexOf('.', warning.indexOf('.') + 1) + 1))
                .anyMatch(isKind));
  }

  private void device(
      String sentence, Predicate<String> isKind, BiPredicate<Boolean, Boolean> given) {
    add(
        sentence,
        o -> {
          Map<String, JsonNode> requests = o.mergedRequests();
          Map<String, JsonNode> limits = o.mergedLimits();
          return o.limits().entrySet().stream()
              .filter(limit -> limit.getValue() == Origin.CUSTOMIZATION)
              .map(Map.Entry::getKey)
              .anyMatch(
                  name ->
                      isKind.test(name)
                          && given.test(requests.containsKey(name), limits.containsKey(name)));
        });
  }

  private void add(String name, Predicate<Observation> holds) {
    branches.add(new Branch(name, holds));
  }
}
