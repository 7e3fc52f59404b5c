package dev.localsmith.admission;

import dev.localsmith.admission.Effective.Defaulted;
import dev.localsmith.admission.LimitRangePolicy.Item;
import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import dev.localsmith.kubernetes.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The LimitRange admission plugin, for one range. */
final class LimitRanger {
  private final LimitRangePolicy range;
  private final List<Item> items;

  LimitRanger(LimitRangePolicy range) {
    this.range = range;
    this.items = range.items().stream().map(Item::defaulted).toList();
  }

  /** Sets what the containers lack; a later item of the same range goes before an earlier one. */
  List<Effective> defaulted(List<Effective> containers) {
    SortedMap<String, Quantity> requests = new TreeMap<>();
    SortedMap<String, Quantity> limits = new TreeMap<>();
    for (Item item : items) {
      if (item.type().equals(LimitRangePolicy.CONTAINER)) {
        requests.putAll(item.defaultRequest());
        limits.putAll(item.defaultLimit());
      }
    }
    return containers.stream().map(container -> defaulted(container, requests, limits)).toList();
  }

  private Effective defaulted(
      Effective container, Map<String, Quantity> requests, Map<String, Quantity> limits) {
    List<Defaulted> defaulted = new ArrayList<>(container.defaulted());
    SortedMap<String, Quantity> own = new TreeMap<>(container.resources().requests());
    SortedMap<String, Quantity> ownLimits = new TreeMap<>(container.resources().limits());
    fill(ownLimits, limits, Side.LIMIT, defaulted);
    fill(own, requests, Side.REQUEST, defaulted);
    return new Effective(
        container.name(), container.kind(), new Resources(own, ownLimits), List.copyOf(defaulted));
  }

  private void fill(
      Map<String, Quantity> own,
      Map<String, Quantity> defaults,
      Side side,
      List<Defaulted> defaulted) {
    defaults.forEach(
        (resource, amount) -> {
          if (own.putIfAbsent(resource, amount) == null) {
            defaulted.add(new Defaulted(range.name(), side, resource, amount));
          }
        });
  }

  /** Checks each container and the pod as a whole. */
  void checkPod(List<Effective> containers, Report report) {
    for (Item item : items) {
      if (item.type().equals(LimitRangePolicy.CONTAINER)) {
        containers.forEach(c -> check(item, c.name(), c.resources(), List.of(c), report));
      } else if (item.type().equals(LimitRangePolicy.POD)) {
        check(item, ObjectKind.POD.toString(), PodTotals.of(containers), containers, report);
      }
    }
  }

  private void check(
      Item item, String subject, Resources resources, List<Effective> containers, Report report) {
    check(RangeRule.MIN, item.min(), item, subject, resources, containers, report);
    check(RangeRule.MAX, item.max(), item, subject, resources, containers, report);
    check(RangeRule.RATIO, item.ratio(), item, subject, resources, containers, report);
  }

  private void check(
      RangeRule rule,
      Map<String, Quantity> enforced,
      Item item,
      String subject,
      Resources resources,
      List<Effective> containers,
      Report report) {
    enforced.forEach(
        (resource, amount) -> {
          RangeSubject measured =
              new RangeSubject(
                  item.type(),
                  subject,
                  resource,
                  Optional.ofNullable(resources.requests().get(resource)),
                  Optional.ofNullable(resources.limits().get(resource)));
          List<Change> changes = RangeChanges.of(rule, measured, amount, containers);
          report(
              rule,
              measured,
              amount,
              rule.broken(measured, amount),
              ObjectKind.POD,
              changes,
              report);
        });
  }

  /** Checks a claim: only its request counts, and only {@code min} and {@code max}. */
  void checkClaim(Quantity storage, Report report) {
    for (Item item : items) {
      if (item.type().equals(LimitRangePolicy.CLAIM)) {
        item.min()
            .forEach(
                (resource, amount) -> checkClaim(RangeRule.MIN, resource, amount, storage, report));
        item.max()
            .forEach(
                (resource, amount) ->
                    checkClaim(RangeRule.MAX_REQUEST, resource, amount, storage, report));
      }
    }
  }

  private void checkClaim(
      RangeRule rule, String resource, Quantity amount, Quantity storage, Report report) {
    Optional<Quantity> request =
        resource.equals(ResourceName.STORAGE) ? Optional.of(storage) : Optional.empty();
    RangeSubject measured =
        new RangeSubject(
            LimitRangePolicy.CLAIM,
            ObjectKind.CLAIM.toString(),
            resource,
            request,
            Optional.empty());
    List<Change> changes =
        request
            .<List<Change>>map(now -> List.of(new Change.SetStorage(now, amount)))
            .orElse(List.of());
    report(
        rule, measured, amount, rule.broken(measured, amount), ObjectKind.CLAIM, changes, report);
  }

  private void report(
      RangeRule rule,
      RangeSubject subject,
      Quantity enforced,
      Optional<String> broken,
      ObjectKind kind,
      List<Change> changes,
      Report report) {
    String allowed = enforced.toString();
    String demand = rule + " per " + subject.type();
    report.add(
        new Check(
            Violation.Stage.LIMIT_RANGE,
            range.name(),
            demand,
            subject.name(),
            subject.resource(),
            subject.described(),
            "",
            allowed,
            broken.isEmpty()));
    broken.ifPresent(
        message ->
            report.add(
                new Violation(
                    Violation.Stage.LIMIT_RANGE,
                    kind,
                    range.name(),
                    message,
                    List.of(
                        new Violation.Finding(
                            demand,
                            subject.name(),
                            subject.resource(),
                            subject.described(),
                            "",
                            allowed,
                            changes)))));
  }
}
