package dev.localsmith.interpret;

import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import dev.localsmith.rules.Warnings.Warning;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Rules 3 and 4: which requests and limits are valid, and what is wrong with the others. */
final class Amounts {
  private static final BigInteger WHOLE = BigInteger.valueOf(1000);

  private final RuleSet rules;
  private final Warnings warnings;
  private final ResourceNames names;
  private final QuantityText quantities;

  /** A valid amount, with what the repository wrote. */
  record Amount(String path, Value value, Quantity quantity) {}

  /** The valid amounts by name, and the findings of the names and of the quantities. */
  record Judged(
      SortedMap<String, Amount> requests,
      SortedMap<String, Amount> limits,
      List<Finding> nameFindings,
      List<Finding> quantityFindings) {
    /** Whether {@code resources} decides CPU and memory (rules 5). */
    boolean authoritative() {
      return !requests.isEmpty() || !limits.isEmpty();
    }
  }

  Amounts(RuleSet rules, ResourceNames names, QuantityText quantities) {
    this.rules = rules;
    this.warnings = rules.warnings();
    this.names = names;
    this.quantities = quantities;
  }

  Judged judge(Collecting.Collected collected) {
    Judged judged =
        new Judged(
            new TreeMap<>(CodePoints.ORDER),
            new TreeMap<>(CodePoints.ORDER),
            new ArrayList<>(),
            new ArrayList<>());
    String path = rules.entry().resources() + ".";
    // In the byte order of the two paths.
    if (CodePoints.ORDER.compare(rules.entry().limits(), rules.entry().requests()) < 0) {
      limits(path, collected, judged);
      requests(path, collected, judged);
    } else {
      requests(path, collected, judged);
      limits(path, collected, judged);
    }
    return judged;
  }

  private void limits(String path, Collecting.Collected collected, Judged judged) {
    judge(path + rules.entry().limits(), collected.limits(), true, judged.limits(), judged);
  }

  private void requests(String path, Collecting.Collected collected, Judged judged) {
    judge(path + rules.entry().requests(), collected.requests(), false, judged.requests(), judged);
  }

  private void judge(
      String place,
      Map<String, Value> merged,
      boolean limit,
      SortedMap<String, Amount> valid,
      Judged judged) {
    merged.forEach(
        (name, value) -> {
          String path = place + "." + name;
          Optional<String> page = names.isNative(name) ? Optional.empty() : names.pageSize(name);
          boolean extended = !names.isNative(name) && page.isEmpty() && names.isExtended(name);
          if (!names.isNative(name) && page.isEmpty() && !extended) {
            judged
                .nameFindings()
                .add(Finding.of(warnings.notAResourceName(), path, place, new Value.Text(name)));
            return;
          }
          Optional<Quantity> quantity = value.text().flatMap(quantities::given);
          Optional<Warning> fault = fault(name, page, extended, limit, quantity);
          if (fault.isPresent()) {
            judged
                .quantityFindings()
                .add(Finding.of(fault.get(), path, path, value, smallestLimit(name)));
          } else {
            valid.put(name, new Amount(path, value, quantity.orElseThrow()));
          }
        });
  }

  private Optional<Warning> fault(
      String name,
      Optional<String> page,
      boolean extended,
      boolean limit,
      Optional<Quantity> quantity) {
    if (extended && !names.isAllowed(name)) {
      return Optional.of(warnings.resourceNotAllowed());
    }
    if (quantity.isEmpty()) {
      return Optional.of(warnings.notAQuantity());
    }
    if (extended && !isMultiple(quantity.get(), WHOLE)) {
      return Optional.of(warnings.notAWholeNumber());
    }
    if (page.isPresent() && !isPageMultiple(quantity.get(), page.get())) {
      return Optional.of(warnings.notAPageMultiple());
    }
    if (limit && isTooSmall(quantity.get(), smallestLimit(name))) {
      return Optional.of(warnings.limitTooSmall());
    }
    return Optional.empty();
  }

  private String smallestLimit(String name) {
    NativeResource resource = rules.resources().get(name);
    return resource == null ? "" : resource.smallestLimit().orElse("");
  }

  private boolean isTooSmall(Quantity quantity, String smallest) {
    return !smallest.isEmpty() && quantity.below(quantities.constant(smallest).orElseThrow());
  }

  /** A page size that overflows has no multiples: Kubernetes would compute with garbage. */
  private boolean isPageMultiple(Quantity quantity, String page) {
    return quantities
        .of(page)
        .filter(size -> quantities.fits(size.thousandths()))
        .map(size -> isMultiple(quantity, size.thousandths()))
        .orElse(false);
  }

  private static boolean isMultiple(Quantity quantity, BigInteger of) {
    return quantity.thousandths().mod(of).signum() == 0;
  }
}
