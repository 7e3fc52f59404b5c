package dev.localsmith.admission;

import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.admission.Violation.Stage;
import dev.localsmith.kubernetes.QosClass;
import dev.localsmith.kubernetes.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The ResourceQuota admission plugin, for one quota. */
final class QuotaPlugin {
  /**
   * Kubernetes calls it a mistake, and keeps it: who counts these makes every container name them.
   */
  private static final Set<String> MUST_BE_NAMED =
      Set.of("cpu", "memory", "requests.cpu", "requests.memory", "limits.cpu", "limits.memory");

  private static final String NAMED = "must be named";

  private final QuotaPolicy quota;

  QuotaPlugin(QuotaPolicy quota) {
    this.quota = quota;
  }

  boolean selectsPod(WorkspacePod pod, QosClass qosClass) {
    return quota.scopes().stream().allMatch(scope -> QuotaScope.matches(scope, pod, qosClass));
  }

  boolean selectsClaim() {
    return quota.scopes().stream().allMatch(QuotaScope::matchesClaim);
  }

  /** Of objects that are only counted, a quota with scopes selects none. */
  boolean selectsOthers() {
    return quota.scopes().isEmpty();
  }

  /** Checks that every container names what the quota counts. */
  void checkNamed(List<Effective> containers, Report report) {
    SortedMap<String, SortedSet<String>> missing = new TreeMap<>();
    for (String resource : quota.hard().keySet()) {
      for (Effective container : containers) {
        if (MUST_BE_NAMED.contains(resource)
            && !Usage.compute(container.resources()).containsKey(resource)) {
          missing.computeIfAbsent(resource, key -> new TreeSet<>()).add(container.name());
        }
      }
    }
    if (missing.isEmpty()) {
      return;
    }
    List<Finding> findings = new ArrayList<>();
    for (Effective container : containers) {
      missing.forEach(
          (resource, names) -> {
            if (names.contains(container.name())) {
              findings.add(unnamed(resource, container));
            }
          });
    }
    findings.forEach(f -> report.add(check(f, false)));
    String message =
        missing.entrySet().stream()
            .map(e -> e.getKey() + " for: " + String.join(",", e.getValue()))
            .collect(
                Collectors.joining("; ", "failed quota: " + quota.name() + ": must specify ", ""));
    report.add(
        new Violation(Stage.QUOTA, ObjectKind.POD, quota.name(), message, List.copyOf(findings)));
  }

  private Finding unnamed(String resource, Effective container) {
    return new Finding(
        NAMED,
        container.name(),
        resource,
        "",
        quota.usedOf(resource).toString(),
        quota.hard().get(resource).toString(),
        QuotaChanges.naming(quota, resource, container));
  }

  /** Checks that what the object uses still fits; what it uses nothing of always does. */
  void checkFits(
      ObjectKind kind,
      SortedMap<String, Quantity> usage,
      Function<String, List<Change>> changes,
      Report report) {
    List<Finding> exceeded = new ArrayList<>();
    usage.forEach(
        (resource, requested) -> {
          Quantity hard = quota.hard().get(resource);
          if (hard == null || requested.isZero()) {
            return;
          }
          boolean fits = quota.usedOf(resource).plus(requested).compareTo(hard) <= 0;
          Finding finding =
              new Finding(
                  Finding.QUOTA,
                  kind.toString(),
                  resource,
                  requested.toString(),
                  quota.usedOf(resource).toString(),
                  hard.toString(),
                  fits ? List.of() : changes.apply(resource));
          report.add(check(finding, fits));
          if (!fits) {
            exceeded.add(finding);
          }
        });
    if (!exceeded.isEmpty()) {
      String message =
          "exceeded quota: "
              + quota.name()
              + ", requested: "
              + listed(exceeded, Finding::requested)
              + ", used: "
              + listed(exceeded, Finding::used)
              + ", limited: "
              + listed(exceeded, Finding::allowed);
      report.add(new Violation(Stage.QUOTA, kind, quota.name(), message, List.copyOf(exceeded)));
    }
  }

  private Check check(Finding finding, boolean passed) {
    return new Check(
        Stage.QUOTA,
        quota.name(),
        finding.rule(),
        finding.subject(),
        finding.resource(),
        finding.requested(),
        finding.used(),
        finding.allowed(),
        passed);
  }

  private static String listed(List<Finding> findings, Function<Finding, String> amount) {
    return findings.stream()
        .map(f -> f.resource() + "=" + amount.apply(f))
        .collect(Collectors.joining(","));
  }
}
