package dev.localsmith.fit;

import dev.localsmith.admission.Container;
import dev.localsmith.admission.Workspace;
import dev.localsmith.admission.WorkspacePod;
import dev.localsmith.explain.PodManifest;
import dev.localsmith.interpret.Result;
import dev.localsmith.kubernetes.Toleration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The objects that a template makes of what the rules give. */
public final class Workspaces {
  private Workspaces() {}

  /** A Deployment of one pod with one container, and its claim. */
  public static Workspace of(Result result, Terms terms) {
    Container container =
        new Container(
            PodManifest.CONTAINER, Container.Kind.MAIN, result.requests(), result.limits());
    WorkspacePod pod =
        new WorkspacePod(
            List.of(container),
            result.nodeSelector(),
            result.tolerations().stream().map(Workspaces::toleration).toList(),
            terms.priorityClass(),
            OptionalLong.empty(),
            false);
    return new Workspace(
        Optional.of(pod),
        result.disk().map(size -> new Workspace.Claim(size, terms.storageClass())),
        true);
  }

  private static Toleration toleration(Result.Toleration toleration) {
    return new Toleration(
        toleration.key().orElse(""),
        toleration.operator().orElse(""),
        toleration.value().orElse(""),
        toleration.effect().orElse(""),
        toleration
            .seconds()
            .map(Long::parseLong)
            .map(OptionalLong::of)
            .orElse(OptionalLong.empty()));
  }
}
