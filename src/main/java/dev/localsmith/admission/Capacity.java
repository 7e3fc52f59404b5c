package dev.localsmith.admission;

import dev.localsmith.admission.Violation.Stage;
import dev.localsmith.kubernetes.Quantity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * How many workspaces of a kind a namespace still takes.
 *
 * @param fits how many; empty if no quota limits them
 * @param limits per quota and resource, the scarcest first
 */
public record Capacity(OptionalLong fits, List<Limit> limits) {

  /** How many workspaces one resource of one quota suffices for. */
  public record Limit(
      String quota, String resource, String requested, String used, String allowed, long count) {}

  /**
   * Counts from a verdict that these policies have led to. None fit if the workspace is refused for
   * another reason than a full quota.
   */
  public static Capacity of(Verdict verdict, Policies policies) {
    Map<String, QuotaPolicy> quotas =
        policies.quotas().stream()
            .collect(Collectors.toMap(QuotaPolicy::name, quota -> quota, (first, second) -> first));
    List<Limit> limits = new ArrayList<>();
    for (Check check : verdict.checks()) {
      if (check.rule().equals(Violation.Finding.QUOTA)) {
        limits.add(limit(check, verdict, quotas.get(check.policy())));
      }
    }
    limits.sort(Comparator.comparingLong(Limit::count));
    boolean isRefused = verdict.violations().stream().anyMatch(Capacity::isNotFullQuota);
    return new Capacity(
        isRefused ? OptionalLong.of(0) : limits.stream().mapToLong(Limit::count).min(),
        List.copyOf(limits));
  }

  private static boolean isNotFullQuota(Violation violation) {
    return violation.stage() != Stage.QUOTA
        || violation.findings().stream().anyMatch(f -> f.requested().isEmpty());
  }

  private static Limit limit(Check check, Verdict verdict, QuotaPolicy quota) {
    Quantity each =
        verdict.objects().stream()
            .filter(object -> object.kind().toString().equals(check.subject()))
            .map(object -> object.usage().get(check.resource()))
            .findFirst()
            .orElseThrow();
    Quantity left = quota.hard().get(check.resource()).minus(quota.usedOf(check.resource()));
    BigDecimal count = left.value().divideToIntegralValue(each.value()).max(BigDecimal.ZERO);
    return new Limit(
        check.policy(),
        check.resource(),
        check.requested(),
        check.used(),
        check.allowed(),
        count.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValue());
  }
}
