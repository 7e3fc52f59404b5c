package dev.localsmith.fit;

import dev.localsmith.admission.LimitRangePolicy.Item;
import dev.localsmith.admission.Policies;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import dev.localsmith.rules.RuleSet;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The amounts at which policies change their mind, in whole units of the rules. */
final class Thresholds {
  private static final int MOST = 60;
  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);

  private final RuleSet rules;
  private final Policies policies;

  Thresholds(RuleSet rules, Policies policies) {
    this.rules = rules;
    this.policies = policies;
  }

  /** One, and the whole amounts at and beside each threshold of the resource, as they rise. */
  SortedSet<BigInteger> around(String resource, String unit) {
    BigDecimal factor = new BigDecimal(rules.quantities().suffixes().get(unit));
    SortedSet<BigInteger> around = new TreeSet<>(List.of(BigInteger.ONE));
    amounts(resource)
        .forEach(
            amount -> {
              BigInteger below =
                  amount.multiply(THOUSAND).divide(factor, 0, RoundingMode.FLOOR).toBigInteger();
              Stream.of(below.subtract(BigInteger.ONE), below, below.add(BigInteger.ONE))
                  .filter(near -> near.signum() > 0)
                  .forEach(around::add);
            });
    return around.size() <= MOST ? around : thinned(around);
  }

  /** The smallest and the largest decide; so many policies no namespace has. */
  private static SortedSet<BigInteger> thinned(SortedSet<BigInteger> amounts) {
    List<BigInteger> all = List.copyOf(amounts);
    SortedSet<BigInteger> few = new TreeSet<>(all.subList(0, MOST / 2));
    few.addAll(all.subList(all.size() - MOST / 2, all.size()));
    return few;
  }

  /** The names of devices and huge pages that any policy speaks of, as many as matter. */
  SortedSet<String> others() {
    Stream<String> ranged =
        policies.limitRanges().stream()
            .flatMap(range -> range.items().stream())
            .flatMap(item -> amounts(item).map(Map::keySet).flatMap(Set::stream));
    Stream<String> counted =
        policies.quotas().stream()
            .flatMap(quota -> quota.hard().keySet().stream())
            .filter(name -> name.startsWith(ResourceName.REQUESTS))
            .map(name -> name.substring(ResourceName.REQUESTS.length()));
    return Stream.concat(ranged, counted)
        .filter(name -> ResourceName.isExtended(name) || ResourceName.isHugePages(name))
        .distinct()
        .limit(MOST)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Stream<BigDecimal> amounts(String resource) {
    Stream<BigDecimal> ranged =
        policies.limitRanges().stream()
            .flatMap(range -> range.items().stream())
            .flatMap(item -> ofItem(item, resource));
    Stream<BigDecimal> counted =
        policies.quotas().stream()
            .flatMap(quota -> quota.hard().entrySet().stream())
            .filter(e -> e.getKey().endsWith(resource))
            .map(e -> e.getValue().value());
    return Stream.concat(ranged, counted);
  }

  private Stream<BigDecimal> ofItem(Item item, String resource) {
    Stream<BigDecimal> bounds =
        amounts(item)
            .map(amounts -> amounts.get(resource))
            .filter(Objects::nonNull)
            .map(Quantity::value);
    Stream<BigDecimal> atRatio =
        Stream.ofNullable(item.ratio().get(resource))
            .flatMap(
                ratio ->
                    Stream.ofNullable(rules.resources().get(resource))
                        .flatMap(r -> r.defaultRequest().stream())
                        .map(request -> Quantity.parse(request).value().multiply(ratio.value())));
    return Stream.concat(bounds, atRatio);
  }

  private static Stream<Map<String, Quantity>> amounts(Item item) {
    return Stream.of(item.min(), item.max());
  }
}
