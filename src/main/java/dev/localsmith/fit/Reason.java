package dev.localsmith.fit;

import dev.localsmith.admission.Verdict;
import dev.localsmith.admission.Violation;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.admission.Violation.Stage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Why workspaces are refused, whatever amounts each of them asks for.
 *
 * @param policy the name of the policy that refuses; empty for Kubernetes' own rules
 * @param rule what is broken, such as {@code maximum per Container}, or the server's words where
 *     there is no amount
 * @param resource as the policy names it; empty where there is no amount
 * @param used by others, for quotas; else empty
 * @param allowed empty where that differs from workspace to workspace
 */
public record Reason(
    Stage stage, String policy, String rule, String resource, String used, String allowed) {

  /** Each reason of a verdict with the API server's words. */
  static Map<Reason, String> of(Verdict verdict) {
    Map<Reason, String> reasons = new LinkedHashMap<>();
    for (Violation violation : verdict.violations()) {
      Stream<Reason> found =
          violation.findings().isEmpty()
              ? Stream.of(of(violation))
              : violation.findings().stream().map(finding -> of(violation, finding));
      found.forEach(reason -> reasons.putIfAbsent(reason, violation.message()));
    }
    return reasons;
  }

  private static Reason of(Violation violation) {
    return new Reason(violation.stage(), violation.policy(), violation.message(), "", "", "");
  }

  static Reason of(Violation violation, Finding finding) {
    boolean isOwn = violation.policy().isEmpty();
    return new Reason(
        violation.stage(),
        violation.policy(),
        finding.rule(),
        finding.resource(),
        isOwn ? "" : finding.used(),
        isOwn ? "" : finding.allowed());
  }

  /** The kind and name of who refuses. */
  public String who() {
    return stage.judge(policy);
  }

  /** In one line, without who refuses. */
  public String what() {
    if (resource.isEmpty()) {
      return rule;
    }
    return switch (stage) {
      case LIMIT_RANGE -> resource + " " + rule + " " + allowed;
      case QUOTA ->
          rule.equals(Finding.QUOTA)
              ? resource + " used " + used + " of " + allowed
              : resource + " " + rule;
      case DECODING, PRIORITY, VALIDATION -> resource + ": " + rule;
    };
  }
}
