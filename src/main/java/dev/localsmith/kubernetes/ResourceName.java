package dev.localsmith.kubernetes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What Kubernetes reads out of a resource's name alone. */
public final class ResourceName {
  public static final String CPU = "cpu";
  public static final String MEMORY = "memory";
  public static final String EPHEMERAL_STORAGE = "ephemeral-storage";
  public static final String STORAGE = "storage";
  public static final String REQUESTS = "requests.";
  public static final String LIMITS = "limits.";
  private static final String HUGE_PAGES = "hugepages-";
  private static final String NATIVE_DOMAIN = "kubernetes.io/";

  private static final Set<String> COUNTED =
      Set.of(
          "pods",
          "resourcequotas",
          "services",
          "replicationcontrollers",
          "secrets",
          "configmaps",
          "persistentvolumeclaims",
          "services.nodeports",
          "services.loadbalancers");
  private static final Set<String> OF_CONTAINERS = Set.of(CPU, MEMORY, EPHEMERAL_STORAGE);
  private static final Set<String> MEASURED =
      Set.of(
          CPU,
          MEMORY,
          EPHEMERAL_STORAGE,
          STORAGE,
          REQUESTS + CPU,
          REQUESTS + MEMORY,
          REQUESTS + EPHEMERAL_STORAGE,
          REQUESTS + STORAGE,
          LIMITS + CPU,
          LIMITS + MEMORY,
          LIMITS + EPHEMERAL_STORAGE);

  private ResourceName() {}

  /** Kubernetes' own: without a domain, or with {@code kubernetes.io/} anywhere in it. */
  public static boolean isNative(String name) {
    return name.indexOf('/') < 0 || name.contains(NATIVE_DOMAIN);
  }

  /** A device or other resource of a vendor, such as {@code nvidia.com/gpu}. */
  public static boolean isExtended(String name) {
    return !isNative(name)
        && !name.startsWith(REQUESTS)
        // It must stay a valid name when a quota puts its prefix before it.
        && Names.qualifiedName(REQUESTS + name).isEmpty();
  }

  public static boolean isHugePages(String name) {
    return name.startsWith(HUGE_PAGES);
  }

  /** Whether a request may be lower than its limit. */
  public static boolean mayOvercommit(String name) {
    return isNative(name) && !isHugePages(name);
  }

  /** Whether only whole numbers make sense. */
  public static boolean isCounted(String name) {
    return COUNTED.contains(name) || isExtended(name);
  }

  /**
   * The page size of {@code hugepages-2Mi} and its like; empty where the rest of the name is no
   * quantity.
   */
  static Optional<Quantity> pageSize(String name) {
    try {
      return Optional.of(Quantity.parse(name.substring(HUGE_PAGES.length())));
    } catch (QuantityException notASize) {
      return Optional.empty();
    }
  }

  /** What is wrong with the name of any resource, as errors at {@code path}. */
  public static List<String> errors(String name, String path) {
    List<String> errors = new ArrayList<>(0);
    for (String reason : Names.qualifiedName(name)) {
      errors.add(FieldError.invalid(path, name, reason));
    }
    if (errors.isEmpty() && name.indexOf('/') < 0 && !isStandard(name)) {
      errors.add(
          FieldError.invalid(path, name, "must be a standard resource type or fully qualified"));
    }
    return errors;
  }

  /** What is wrong with the name of a container's resource, as errors at {@code path}. */
  public static List<String> containerErrors(String name, String path) {
    List<String> errors = errors(name, path);
    if (name.indexOf('/') < 0) {
      if (!OF_CONTAINERS.contains(name) && !isHugePages(name)) {
        errors.add(FieldError.invalid(path, name, "must be a standard resource for containers"));
      }
    } else if (!isNative(name) && !isExtended(name)) {
      errors.add(FieldError.invalid(path, name, "doesn't follow extended resource name standard"));
    }
    return errors;
  }

  /** Whether a quota may count it under a name without a domain. */
  public static boolean isOfQuotas(String name) {
    return isStandard(name) && !name.equals(STORAGE);
  }

  private static boolean isStandard(String name) {
    return MEASURED.contains(name)
        || COUNTED.contains(name)
        || isHugePages(name)
        || name.startsWith(REQUESTS + HUGE_PAGES);
  }
}
