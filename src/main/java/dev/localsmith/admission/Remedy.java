package dev.localsmith.admission;

import dev.localsmith.admission.Change.DropPriorityClass;
import dev.localsmith.admission.Change.RaiseQuota;
import dev.localsmith.admission.Change.Remove;
import dev.localsmith.admission.Change.SetAmount;
import dev.localsmith.admission.Change.SetStorage;
import dev.localsmith.kubernetes.Quantity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Finds the changes to a workspace that together make it pass, by trying them. */
final class Remedy {
  /**
   * One change may call for the next, as a lower limit does for a lower request; more than these go
   * in circles.
   */
  private static final int ROUNDS = 8;

  private Remedy() {}

  /** The changes; none if nothing about the workspace helps. */
  static List<Change> of(Workspace workspace, Policies policies, Verdict refused) {
    Map<String, Change> tried = new LinkedHashMap<>();
    Workspace changed = workspace;
    Verdict verdict = refused;
    for (int round = 0; round < ROUNDS && !verdict.admitted(); round++) {
      List<Change> changes = changesOf(verdict);
      if (changes.isEmpty()) {
        return List.of();
      }
      for (Change change : changes) {
        tried.merge(key(change), change, Remedy::joined);
        changed = apply(change, changed);
      }
      verdict = Admission.judge(changed, policies);
    }
    return verdict.admitted() ? List.copyOf(tried.values()) : List.of();
  }

  /** What the workspace itself can change; whether that is enough shows in the next round. */
  private static List<Change> changesOf(Verdict verdict) {
    return verdict.violations().stream()
        .flatMap(violation -> violation.findings().stream())
        .flatMap(finding -> finding.changes().stream())
        .filter(change -> !(change instanceof RaiseQuota))
        .toList();
  }

  private static String key(Change change) {
    if (change instanceof SetAmount set) {
      return set.container() + " " + set.resource() + " " + set.side();
    }
    if (change instanceof Remove remove) {
      return remove.container() + " " + remove.resource();
    }
    return change.getClass().getName();
  }

  /** Where an amount changes twice, from the first to the last. */
  private static Change joined(Change first, Change last) {
    if (first instanceof SetAmount from && last instanceof SetAmount to) {
      return new SetAmount(to.container(), to.side(), to.resource(), from.from(), to.to());
    }
    if (first instanceof SetStorage from && last instanceof SetStorage to) {
      return new SetStorage(from.from(), to.to());
    }
    return last;
  }

  private static Workspace apply(Change change, Workspace workspace) {
    if (change instanceof SetAmount set) {
      return withContainer(workspace, set.container(), container -> with(container, set));
    }
    if (change instanceof Remove remove) {
      return withContainer(
          workspace, remove.container(), container -> without(container, remove.resource()));
    }
    if (change instanceof SetStorage set) {
      return new Workspace(
          workspace.pod(),
          workspace.claim().map(c -> new Workspace.Claim(exact(set.to()), c.storageClass())),
          workspace.deployment());
    }
    if (change instanceof DropPriorityClass) {
      return new Workspace(
          workspace.pod().map(WorkspacePod::withoutPriorityClass),
          workspace.claim(),
          workspace.deployment());
    }
    return workspace;
  }

  private static Workspace withContainer(
      Workspace workspace, String name, UnaryOperator<Container> change) {
    Optional<WorkspacePod> pod =
        workspace
            .pod()
            .map(
                p ->
                    p.withContainers(
                        p.containers().stream()
                            .map(c -> c.name().equals(name) ? change.apply(c) : c)
                            .toList()));
    return new Workspace(pod, workspace.claim(), workspace.deployment());
  }

  private static Container with(Container container, SetAmount set) {
    boolean isRequest = set.side() == Side.REQUEST;
    return new Container(
        container.name(),
        container.kind(),
        isRequest ? with(container.requests(), set.resource(), set.to()) : container.requests(),
        isRequest ? container.limits() : with(container.limits(), set.resource(), set.to()));
  }

  private static Map<String, String> with(
      Map<String, String> amounts, String resource, Quantity to) {
    Map<String, String> changed = new HashMap<>(amounts);
    changed.put(resource, exact(to));
    return changed;
  }

  private static Container without(Container container, String resource) {
    return new Container(
        container.name(),
        container.kind(),
        without(container.requests(), resource),
        without(container.limits(), resource));
  }

  private static Map<String, String> without(Map<String, String> amounts, String resource) {
    Map<String, String> changed = new HashMap<>(amounts);
    changed.remove(resource);
    return changed;
  }

  /** The canonical form, unless the amount is so large that this has no suffix for it. */
  private static String exact(Quantity amount) {
    String canonical = amount.toString();
    return Quantity.parse(canonical).compareTo(amount) == 0 ? canonical : amount.value().toString();
  }
}
