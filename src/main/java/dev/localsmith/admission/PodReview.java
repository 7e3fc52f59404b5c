package dev.localsmith.admission;

import dev.localsmith.admission.Effective.Defaulted;
import dev.localsmith.admission.Verdict.PodOutcome;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.admission.Violation.Stage;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.kubernetes.QosClass;
import dev.localsmith.kubernetes.QuantityException;
import dev.localsmith.kubernetes.ResourceValidation;
import dev.localsmith.kubernetes.Resources;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A pod's way through the API server: decode, default, validate, check against ranges. */
final class PodReview {
  private final Policies policies;
  private final Report report;
  private final List<String> notes;

  PodReview(Policies policies, Report report, List<String> notes) {
    this.policies = policies;
    this.report = report;
    this.notes = notes;
  }

  /** The pod as quotas see it; empty if it is no pod at all. */
  Optional<PodOutcome> review(WorkspacePod pod) {
    List<Effective> containers;
    try {
      containers = pod.containers().stream().map(PodReview::decoded).toList();
    } catch (QuantityException refused) {
      report.add(plain(Stage.DECODING, PodValidation.undecodable(refused)));
      return Optional.empty();
    }
    for (LimitRangePolicy range : policies.limitRanges()) {
      containers = new LimitRanger(range).defaulted(containers);
    }
    note(containers);
    validate(pod, containers);
    for (LimitRangePolicy range : policies.limitRanges()) {
      new LimitRanger(range).checkPod(containers, report);
    }
    QosClass qosClass = QosClass.of(containers.stream().map(Effective::resources).toList());
    return Optional.of(new PodOutcome(qosClass, containers));
  }

  private static Effective decoded(Container container) {
    Resources resources = Resources.decode(container.requests(), container.limits());
    return new Effective(container.name(), container.kind(), resources, List.of());
  }

  /**
   * A pod that names no class gets the global default; one that names a class that is not there is
   * refused.
   */
  WorkspacePod withPriority(WorkspacePod pod) {
    List<PriorityClass> classes = policies.priorityClasses();
    if (classes.isEmpty()) {
      return pod;
    }
    if (pod.priorityClassName().isEmpty()) {
      return classes.stream()
          .filter(PriorityClass::globalDefault)
          .findFirst()
          .map(
              named -> {
                notes.add("The pod gets the global default priority class " + named.name() + ".");
                return pod.withPriorityClass(named.name());
              })
          .orElse(pod);
    }
    String name = pod.priorityClassName().get();
    if (!name.startsWith("system-") && classes.stream().noneMatch(c -> c.name().equals(name))) {
      Finding finding =
          new Finding(
              Finding.PRIORITY_CLASS,
              ObjectKind.POD.toString(),
              "priorityClassName",
              name,
              "",
              "",
              List.of(new Change.DropPriorityClass(name)));
      report.add(
          new Violation(
              Stage.PRIORITY,
              ObjectKind.POD,
              "",
              "no PriorityClass with name " + name + " was found",
              List.of(finding)));
    }
    return pod;
  }

  private void note(List<Effective> containers) {
    for (Effective container : containers) {
      for (Defaulted set : container.defaulted()) {
        notes.add(
            "LimitRange %s sets the %s %s of container %s to %s."
                .formatted(
                    set.limitRange(), set.resource(), set.side(), container.name(), set.amount()));
      }
    }
    Map<String, String> first = new HashMap<>();
    Set<String> told = new HashSet<>();
    for (LimitRangePolicy range : policies.limitRanges()) {
      Effective bare = new Effective("", Container.Kind.MAIN, Resources.NONE, List.of());
      for (Defaulted set : new LimitRanger(range).defaulted(List.of(bare)).get(0).defaulted()) {
        String key = set.resource() + " " + set.side();
        String before = first.putIfAbsent(key, set.amount().toString());
        if (before != null && !before.equals(set.amount().toString()) && told.add(key)) {
          notes.add(
              "Several LimitRanges set a default %s (%s and %s): Kubernetes does not say which one counts."
                  .formatted(key, before, set.amount()));
        }
      }
    }
  }

  private void validate(WorkspacePod pod, List<Effective> containers) {
    int main = 0;
    int init = 0;
    for (Effective container : containers) {
      boolean isMain = container.kind() == Container.Kind.MAIN;
      String path =
          "spec." + (isMain ? "containers[" + main++ : "initContainers[" + init++) + "].resources";
      validate(container, path);
    }
    PodValidation.selectorErrors(pod.nodeSelector())
        .forEach(e -> report.add(plain(Stage.VALIDATION, e)));
    PodValidation.tolerationErrors(pod.tolerations())
        .forEach(e -> report.add(plain(Stage.VALIDATION, e)));
  }

  private void validate(Effective container, String path) {
    Map<String, Finding> overLimit = new HashMap<>();
    for (String name : container.resources().requests().keySet()) {
      ResourceValidation.overLimit(name, container.resources(), path)
          .ifPresent(error -> overLimit.put(error, overLimit(container, name)));
    }
    for (String error : ResourceValidation.errors(container.resources(), path)) {
      List<Finding> findings =
          Optional.ofNullable(overLimit.get(error)).map(List::of).orElse(List.of());
      report.add(new Violation(Stage.VALIDATION, ObjectKind.POD, "", error, findings));
    }
  }

  /** A limit that only a LimitRange has set gives way; else the request does. */
  private static Finding overLimit(Effective container, String name) {
    boolean limitGives = container.isDefaulted(Side.LIMIT, name);
    Side side = limitGives ? Side.LIMIT : Side.REQUEST;
    Side other = limitGives ? Side.REQUEST : Side.LIMIT;
    Change change =
        new Change.SetAmount(
            container.name(),
            side,
            name,
            container.amount(side, name),
            container.amount(other, name).orElseThrow());
    return new Finding(
        Finding.REQUEST_WITHIN_LIMIT,
        container.name(),
        name,
        container.resources().requests().get(name).toString(),
        "",
        container.resources().limits().get(name).toString(),
        List.of(change));
  }

  private static Violation plain(Stage stage, String message) {
    return new Violation(stage, ObjectKind.POD, "", message, List.of());
  }
}
