package dev.localsmith.admission;

import dev.localsmith.admission.Verdict.ObjectVerdict;
import dev.localsmith.admission.Verdict.PodOutcome;
import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.admission.Violation.Stage;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.QuantityException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Judges a workspace as the API server of a namespace would, object by object, but to the end of
 * every stage.
 */
public final class Admission {
  private static final SortedMap<String, Quantity> NOTHING =
      Collections.unmodifiableSortedMap(new TreeMap<>());

  private final Policies policies;
  private final Report report = new Report();
  private final List<String> notes = new ArrayList<>();
  private final List<ObjectVerdict> objects = new ArrayList<>();

  private Admission(Policies policies) {
    this.policies = policies;
  }

  /**
   * What becomes of the workspace under these policies, and what would make it pass if it does not.
   */
  public static Verdict review(Workspace workspace, Policies policies) {
    Verdict verdict = judge(workspace, policies);
    return verdict.admitted()
        ? verdict
        : verdict.withRemedy(Remedy.of(workspace, policies, verdict));
  }

  /** As {@link #review}, but without looking for a remedy. */
  public static Verdict judge(Workspace workspace, Policies policies) {
    return new Admission(policies).judge(workspace);
  }

  private Verdict judge(Workspace workspace) {
    notes.addAll(PolicyNotes.of(policies));
    workspace.claim().ifPresent(this::claim);
    if (workspace.deployment()) {
      counted(ObjectKind.DEPLOYMENT);
      counted(ObjectKind.REPLICA_SET);
    }
    Optional<PodOutcome> pod = workspace.pod().flatMap(this::pod);
    return new Verdict(
        List.copyOf(objects),
        report.violations(),
        report.checks(),
        pod,
        pod.map(outcome -> NodeReview.of(outcome, policies.kubelet())),
        List.of(),
        List.copyOf(notes));
  }

  private void claim(Workspace.Claim claim) {
    SortedMap<String, Quantity> usage = NOTHING;
    List<QuotaPolicy> quotas = selecting(QuotaPlugin::selectsClaim);
    try {
      Quantity storage = Quantity.parse(claim.storage()).roundedUpToThousandths();
      ClaimValidation.errors(storage)
          .forEach(
              error ->
                  report.add(
                      new Violation(Stage.VALIDATION, ObjectKind.CLAIM, "", error, List.of())));
      policies.limitRanges().forEach(range -> new LimitRanger(range).checkClaim(storage, report));
      usage = Usage.ofClaim(claim, storage);
      fits(ObjectKind.CLAIM, usage, quotas);
    } catch (QuantityException refused) {
      String error = ClaimValidation.undecodable(refused);
      report.add(new Violation(Stage.DECODING, ObjectKind.CLAIM, "", error, List.of()));
    }
    done(ObjectKind.CLAIM, usage, quotas);
  }

  private void counted(ObjectKind kind) {
    SortedMap<String, Quantity> usage = Usage.ofOne(kind);
    List<QuotaPolicy> quotas = selecting(QuotaPlugin::selectsOthers);
    fits(kind, usage, quotas);
    done(kind, usage, quotas);
  }

  private void fits(ObjectKind kind, SortedMap<String, Quantity> usage, List<QuotaPolicy> quotas) {
    for (QuotaPolicy quota : quotas) {
      new QuotaPlugin(quota)
          .checkFits(kind, usage, resource -> QuotaChanges.ofClaim(quota, resource, usage), report);
    }
  }

  private Optional<PodOutcome> pod(WorkspacePod asked) {
    PodReview review = new PodReview(policies, report, notes);
    WorkspacePod pod = review.withPriority(asked);
    Optional<PodOutcome> outcome = review.review(pod);
    outcome.ifPresentOrElse(o -> podQuotas(pod, o), () -> done(ObjectKind.POD, NOTHING, List.of()));
    return outcome;
  }

  /** As the server does: first what every quota wants named, then whether it all fits. */
  private void podQuotas(WorkspacePod pod, PodOutcome outcome) {
    List<Effective> containers = outcome.containers();
    SortedMap<String, Quantity> usage = Usage.ofPod(containers);
    List<QuotaPolicy> quotas = selecting(plugin -> plugin.selectsPod(pod, outcome.qosClass()));
    quotas.forEach(quota -> new QuotaPlugin(quota).checkNamed(containers, report));
    for (QuotaPolicy quota : quotas) {
      new QuotaPlugin(quota)
          .checkFits(
              ObjectKind.POD,
              usage,
              resource -> QuotaChanges.ofPod(quota, resource, usage, containers),
              report);
    }
    done(ObjectKind.POD, usage, quotas);
  }

  private List<QuotaPolicy> selecting(Predicate<QuotaPlugin> selects) {
    return policies.quotas().stream()
        .filter(quota -> selects.test(new QuotaPlugin(quota)))
        .toList();
  }

  private void done(ObjectKind kind, SortedMap<String, Quantity> usage, List<QuotaPolicy> quotas) {
    objects.add(
        new ObjectVerdict(
            kind,
            report.serverErrors(kind),
            Collections.unmodifiableSortedMap(usage),
            quotas.stream().map(QuotaPolicy::name).toList()));
  }
}
