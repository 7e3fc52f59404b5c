package dev.localsmith.admission;

import dev.localsmith.admission.LimitRangePolicy.Item;
import dev.localsmith.admission.Policies.Fault;
import dev.localsmith.admission.QuotaPolicy.Scope;
import io.fabric8.kubernetes.api.model.LimitRange;
import io.fabric8.kubernetes.api.model.LimitRangeItem;
import io.fabric8.kubernetes.api.model.ResourceQuota;
import io.fabric8.kubernetes.api.model.ResourceQuotaSpec;
import io.fabric8.kubernetes.api.model.ScopedResourceSelectorRequirement;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Reads what {@code kubectl get limitrange,resourcequota,priorityclass -o yaml} prints, and kubelet
 * configurations. Other kinds are noted and passed over.
 */
public final class PolicyReader {
  /** Every container is compared with every resource under every range. */
  private static final int MOST_RESOURCES = 500;

  private PolicyReader() {}

  /**
   * The policies of one file.
   *
   * @param file its name, for messages
   * @throws ManifestException if the file cannot be read as Kubernetes objects, or a policy has a
   *     wrong type in it
   */
  public static Policies read(String file, InputStream in) throws IOException {
    List<Manifest> manifests = ManifestReader.read(file, in);
    List<Policies> parts = new ArrayList<>(manifests.stream().map(PolicyReader::policies).toList());
    if (parts.stream().noneMatch(PolicyReader::hasPolicy)) {
      parts.add(noted(Shown.plain(file) + ": holds no policy."));
    }
    SortedSet<String> namespaces = new TreeSet<>();
    manifests.forEach(
        manifest -> namespaces.add(manifest.json().at("/metadata/namespace").asText("")));
    namespaces.remove("");
    if (namespaces.size() > 1) {
      String names = Shown.plain(String.join(", ", namespaces));
      parts.add(
          noted(
              Shown.plain(file)
                  + ": several namespaces ("
                  + names
                  + "): all their policies are applied."));
    }
    Policies policies = Policies.of(parts);
    long resources = resources(policies).distinct().count();
    if (resources > MOST_RESOURCES) {
      throw new ManifestException(
          Shown.plain(file)
              + ": limits %d different resources, more than %d; a cluster has some dozens"
                  .formatted(resources, MOST_RESOURCES));
    }
    return policies;
  }

  private static Stream<String> resources(Policies policies) {
    return Stream.concat(
        policies.quotas().stream().flatMap(quota -> quota.hard().keySet().stream()),
        policies.limitRanges().stream()
            .flatMap(range -> range.items().stream())
            .flatMap(
                item ->
                    Stream.of(
                        item.min(),
                        item.max(),
                        item.defaultLimit(),
                        item.defaultRequest(),
                        item.ratio()))
            .flatMap(amounts -> amounts.keySet().stream()));
  }

  private static boolean hasPolicy(Policies part) {
    return !part.limitRanges().isEmpty()
        || !part.quotas().isEmpty()
        || !part.priorityClasses().isEmpty()
        || part.kubelet().isPresent();
  }

  private static Policies policies(Manifest manifest) {
    return switch (manifest.kind()) {
      case "LimitRange" -> limitRange(manifest);
      case "ResourceQuota" -> quota(manifest);
      case "PriorityClass" -> priorityClass(manifest);
      case "KubeletConfiguration" -> of(KubeletReader.read(manifest, manifest.json()));
      default ->
          manifest.json().has("kubeletconfig")
              ? of(KubeletReader.read(manifest, manifest.json().get("kubeletconfig")))
              : passedOver(manifest);
    };
  }

  private static Policies passedOver(Manifest manifest) {
    String api = manifest.apiVersion();
    String kind =
        Shown.plain((api.isEmpty() ? "" : api + " ") + manifest.kind() + " " + manifest.name());
    return noted(manifest.where() + ": " + kind + " is no policy of a namespace: passed over.");
  }

  private static Policies noted(String note) {
    return new Policies(
        List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of(note));
  }

  private static Policies of(Kubelet kubelet) {
    return new Policies(
        List.of(), List.of(), List.of(), Optional.of(kubelet), List.of(), List.of());
  }

  private static Policies priorityClass(Manifest manifest) {
    boolean globalDefault = manifest.json().path("globalDefault").asBoolean();
    PriorityClass named = new PriorityClass(manifest.name(), globalDefault);
    return new Policies(
        List.of(), List.of(), List.of(named), Optional.empty(), List.of(), List.of());
  }

  private static Policies limitRange(Manifest manifest) {
    LimitRange model = manifest.as(LimitRange.class, manifest.json());
    List<String> errors = new ArrayList<>();
    List<Item> items = new ArrayList<>();
    if (model.getSpec() != null) {
      unknown(model.getSpec().getAdditionalProperties(), "spec", errors);
      for (LimitRangeItem item : nonNull(model.getSpec().getLimits())) {
        String path = "spec.limits[" + items.size() + "]";
        unknown(item.getAdditionalProperties(), path, errors);
        items.add(item(manifest, item, path));
      }
    }
    LimitRangePolicy range = new LimitRangePolicy(manifest.name(), List.copyOf(items));
    errors.addAll(LimitRangeValidation.errors(range));
    return new Policies(
        List.of(range),
        List.of(),
        List.of(),
        Optional.empty(),
        faults(manifest, errors),
        List.of());
  }

  private static Item item(Manifest manifest, LimitRangeItem item, String path) {
    return new Item(
        Objects.requireNonNullElse(item.getType(), ""),
        manifest.quantities(item.getMin(), path + ".min"),
        manifest.quantities(item.getMax(), path + ".max"),
        manifest.quantities(item.getDefault(), path + ".default"),
        manifest.quantities(item.getDefaultRequest(), path + ".defaultRequest"),
        manifest.quantities(item.getMaxLimitRequestRatio(), path + ".maxLimitRequestRatio"));
  }

  private static Policies quota(Manifest manifest) {
    ResourceQuota model = manifest.as(ResourceQuota.class, manifest.json());
    ResourceQuotaSpec spec = Objects.requireNonNullElseGet(model.getSpec(), ResourceQuotaSpec::new);
    boolean hasStatus =
        model.getStatus() != null && !Manifest.texts(model.getStatus().getHard()).isEmpty();
    QuotaPolicy quota =
        new QuotaPolicy(
            manifest.name(),
            hasStatus
                ? manifest.quantities(model.getStatus().getHard(), "status.hard")
                : manifest.quantities(spec.getHard(), "spec.hard"),
            manifest.quantities(
                model.getStatus() == null ? null : model.getStatus().getUsed(), "status.used"),
            scopes(spec));
    List<String> errors = new ArrayList<>();
    unknown(spec.getAdditionalProperties(), "spec", errors);
    errors.addAll(QuotaValidation.errors(quota));
    List<String> notes =
        model.getStatus() == null
            ? List.of("Quota " + Shown.plain(manifest.name()) + " has no status: taken as unused.")
            : List.of();
    return new Policies(
        List.of(), List.of(quota), List.of(), Optional.empty(), faults(manifest, errors), notes);
  }

  private static List<Scope> scopes(ResourceQuotaSpec spec) {
    List<Scope> scopes = new ArrayList<>();
    nonNull(spec.getScopes())
        .forEach(name -> scopes.add(new Scope(name, "Exists", List.of(), false)));
    if (spec.getScopeSelector() != null) {
      for (ScopedResourceSelectorRequirement r :
          nonNull(spec.getScopeSelector().getMatchExpressions())) {
        scopes.add(
            new Scope(
                Objects.requireNonNullElse(r.getScopeName(), ""),
                Objects.requireNonNullElse(r.getOperator(), ""),
                nonNull(r.getValues()),
                true));
      }
    }
    return List.copyOf(scopes);
  }

  private static List<Fault> faults(Manifest manifest, List<String> errors) {
    return errors.isEmpty()
        ? List.of()
        : List.of(new Fault(manifest.kind(), manifest.name(), List.copyOf(errors)));
  }

  private static void unknown(Map<String, Object> fields, String path, List<String> errors) {
    fields.keySet().forEach(field -> errors.add("unknown field " + Shown.text(path + "." + field)));
  }

  private static <T> List<T> nonNull(List<T> list) {
    return list == null ? List.of() : list.stream().filter(Objects::nonNull).toList();
  }
}
