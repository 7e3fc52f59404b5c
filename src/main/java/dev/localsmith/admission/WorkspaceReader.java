package dev.localsmith.admission;

import dev.localsmith.kubernetes.Toleration;
import io.fabric8.kubernetes.api.model.Affinity;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.PodAffinityTerm;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.WeightedPodAffinityTerm;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Reads a workspace from the objects of a file: a Pod or a Deployment, a PersistentVolumeClaim, or
 * both.
 */
public final class WorkspaceReader {
  private final Manifest manifest;

  private WorkspaceReader(Manifest manifest) {
    this.manifest = manifest;
  }

  /**
   * The workspace of one file.
   *
   * @param file its name, for messages
   * @throws ManifestException if the file cannot be read, or holds no pod and no claim, or several
   */
  public static Workspace read(String file, InputStream in) throws IOException {
    Workspace workspace = new Workspace(Optional.empty(), Optional.empty(), false);
    for (Manifest manifest : ManifestReader.read(file, in)) {
      Workspace more = new WorkspaceReader(manifest).workspace();
      if (more.pod().isPresent() && workspace.pod().isPresent()
          || more.claim().isPresent() && workspace.claim().isPresent()) {
        throw manifest.bad("", "a workspace has one pod and one claim, and this is another");
      }
      workspace =
          new Workspace(
              workspace.pod().or(more::pod),
              workspace.claim().or(more::claim),
              workspace.deployment() || more.deployment());
    }
    if (workspace.pod().isEmpty() && workspace.claim().isEmpty()) {
      throw new ManifestException(
          Shown.plain(file) + ": holds no Pod, no Deployment and no PersistentVolumeClaim");
    }
    return workspace;
  }

  private Workspace workspace() {
    return switch (manifest.kind()) {
      case "Pod" -> new Workspace(Optional.of(pod("/spec")), Optional.empty(), false);
      case "Deployment" ->
          new Workspace(Optional.of(pod("/spec/template/spec")), Optional.empty(), true);
      case "PersistentVolumeClaim" -> new Workspace(Optional.empty(), Optional.of(claim()), false);
      default -> new Workspace(Optional.empty(), Optional.empty(), false);
    };
  }

  private Workspace.Claim claim() {
    PersistentVolumeClaim model = manifest.as(PersistentVolumeClaim.class, manifest.json());
    if (model.getSpec() == null || model.getSpec().getResources() == null) {
      throw manifest.bad("spec.resources", "a claim requests storage");
    }
    String storage = Manifest.texts(model.getSpec().getResources().getRequests()).get("storage");
    if (storage == null) {
      throw manifest.bad("spec.resources.requests", "a claim requests storage");
    }
    return new Workspace.Claim(storage, Optional.ofNullable(model.getSpec().getStorageClassName()));
  }

  private WorkspacePod pod(String path) {
    PodSpec spec = manifest.as(PodSpec.class, manifest.json().at(path));
    List<Container> containers = new ArrayList<>();
    if (spec != null) {
      spec.getInitContainers().forEach(c -> containers.add(container(c, false)));
      spec.getContainers().forEach(c -> containers.add(container(c, true)));
    }
    String at = path.substring(1).replace('/', '.');
    if (containers.isEmpty()) {
      throw manifest.bad(at, "a pod has at least one container");
    }
    if (spec.getResources() != null) {
      throw manifest.bad(
          at + ".resources", "resources of a whole pod are not judged; set them on its containers");
    }
    return new WorkspacePod(
        List.copyOf(containers),
        Objects.requireNonNullElse(spec.getNodeSelector(), Map.of()),
        spec.getTolerations().stream().map(WorkspaceReader::toleration).toList(),
        Optional.ofNullable(spec.getPriorityClassName()).filter(name -> !name.isEmpty()),
        optional(spec.getActiveDeadlineSeconds()),
        spec.getAffinity() != null && namesOtherNamespaces(spec.getAffinity()));
  }

  private static Container container(
      io.fabric8.kubernetes.api.model.Container model, boolean isMain) {
    Container.Kind kind =
        isMain
            ? Container.Kind.MAIN
            : "Always".equals(model.getRestartPolicy())
                ? Container.Kind.SIDECAR
                : Container.Kind.INIT;
    boolean hasResources = model.getResources() != null;
    return new Container(
        Objects.requireNonNullElse(model.getName(), ""),
        kind,
        hasResources ? Manifest.texts(model.getResources().getRequests()) : Map.of(),
        hasResources ? Manifest.texts(model.getResources().getLimits()) : Map.of());
  }

  private static Toleration toleration(io.fabric8.kubernetes.api.model.Toleration model) {
    return new Toleration(
        Objects.requireNonNullElse(model.getKey(), ""),
        Objects.requireNonNullElse(model.getOperator(), ""),
        Objects.requireNonNullElse(model.getValue(), ""),
        Objects.requireNonNullElse(model.getEffect(), ""),
        optional(model.getTolerationSeconds()));
  }

  private static OptionalLong optional(Long value) {
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private static boolean namesOtherNamespaces(Affinity affinity) {
    Stream<PodAffinityTerm> near =
        affinity.getPodAffinity() == null
            ? Stream.empty()
            : terms(
                affinity.getPodAffinity().getRequiredDuringSchedulingIgnoredDuringExecution(),
                affinity.getPodAffinity().getPreferredDuringSchedulingIgnoredDuringExecution());
    Stream<PodAffinityTerm> apart =
        affinity.getPodAntiAffinity() == null
            ? Stream.empty()
            : terms(
                affinity.getPodAntiAffinity().getRequiredDuringSchedulingIgnoredDuringExecution(),
                affinity.getPodAntiAffinity().getPreferredDuringSchedulingIgnoredDuringExecution());
    return Stream.concat(near, apart)
        .anyMatch(term -> !term.getNamespaces().isEmpty() || term.getNamespaceSelector() != null);
  }

  private static Stream<PodAffinityTerm> terms(
      List<PodAffinityTerm> required, List<WeightedPodAffinityTerm> preferred) {
    return Stream.concat(
            required.stream(), preferred.stream().map(WeightedPodAffinityTerm::getPodAffinityTerm))
        .filter(Objects::nonNull);
  }
}
