package dev.localsmith.admission;

import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import dev.localsmith.kubernetes.Resources;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What quotas count an object for, by the names that quotas use. */
final class Usage {
  private static final List<String> COMPUTE =
      List.of(ResourceName.CPU, ResourceName.MEMORY, ResourceName.EPHEMERAL_STORAGE);
  private static final String OF_CLASS = ".storageclass.storage.k8s.io/";

  private Usage() {}

  static SortedMap<String, Quantity> ofPod(List<Effective> containers) {
    SortedMap<String, Quantity> usage = ofOne(ObjectKind.POD);
    usage.put("pods", Quantity.ONE);
    usage.putAll(compute(PodTotals.of(containers)));
    return usage;
  }

  /** The part that comes from requests and limits. */
  static SortedMap<String, Quantity> compute(Resources resources) {
    SortedMap<String, Quantity> usage = new TreeMap<>();
    resources
        .requests()
        .forEach(
            (name, amount) -> {
              if (COMPUTE.contains(name) || ResourceName.isHugePages(name)) {
                usage.put(name, amount);
                usage.put(ResourceName.REQUESTS + name, amount);
              } else if (ResourceName.isExtended(name)) {
                usage.put(ResourceName.REQUESTS + name, amount);
              }
            });
    for (String name : COMPUTE) {
      if (resources.limits().containsKey(name)) {
        usage.put(ResourceName.LIMITS + name, resources.limits().get(name));
      }
    }
    return usage;
  }

  static SortedMap<String, Quantity> ofClaim(Workspace.Claim claim, Quantity storage) {
    SortedMap<String, Quantity> usage = ofOne(ObjectKind.CLAIM);
    usage.put("persistentvolumeclaims", Quantity.ONE);
    usage.put("requests.storage", storage);
    claim
        .storageClass()
        .filter(name -> !name.isEmpty())
        .ifPresent(
            name -> {
              usage.put(name + OF_CLASS + "persistentvolumeclaims", Quantity.ONE);
              usage.put(name + OF_CLASS + "requests.storage", storage);
            });
    return usage;
  }

  static SortedMap<String, Quantity> ofOne(ObjectKind kind) {
    SortedMap<String, Quantity> usage = new TreeMap<>();
    usage.put("count/" + kind, Quantity.ONE);
    return usage;
  }

  /**
   * Whether a pod is ever counted under the name; {@code example.com/gpu} is not, for want of
   * {@code requests.}.
   */
  static boolean isOfPods(String name) {
    return name.equals("pods")
        || name.equals("count/pods")
        || COMPUTE.contains(unprefixed(name)) && ResourceName.isOfQuotas(name)
        || ResourceName.isHugePages(name)
        || name.startsWith(ResourceName.REQUESTS) && ResourceName.isHugePages(unprefixed(name))
        || name.startsWith(ResourceName.REQUESTS) && !ResourceName.isNative(name);
  }

  /** The resource that a quota's name is about. */
  static String unprefixed(String name) {
    if (name.startsWith(ResourceName.REQUESTS)) {
      return name.substring(ResourceName.REQUESTS.length());
    }
    return name.startsWith(ResourceName.LIMITS)
        ? name.substring(ResourceName.LIMITS.length())
        : name;
  }
}
