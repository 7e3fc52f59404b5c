package dev.localsmith.admission;

import dev.localsmith.admission.QuotaPolicy.Scope;
import dev.localsmith.kubernetes.QosClass;
import java.util.Optional;
import java.util.Set;

/** Whether a quota's scopes select an object. */
final class QuotaScope {
  private static final Set<String> OF_PODS =
      Set.of(
          "Terminating",
          "NotTerminating",
          "BestEffort",
          "NotBestEffort",
          "PriorityClass",
          "CrossNamespacePodAffinity");
  private static final String OF_CLAIMS = "VolumeAttributesClass";
  private static final Set<String> POD_RESOURCES =
      Set.of(
          "pods",
          "cpu",
          "memory",
          "requests.cpu",
          "requests.memory",
          "limits.cpu",
          "limits.memory");
  private static final Set<String> CLAIM_RESOURCES =
      Set.of("persistentvolumeclaims", "requests.storage");

  private QuotaScope() {}

  static boolean isKnown(String scope) {
    return OF_PODS.contains(scope) || scope.equals(OF_CLAIMS);
  }

  /** Whether a quota with the scope may count the resource. */
  static boolean covers(String scope, String resource) {
    if (scope.equals("BestEffort")) {
      return resource.equals("pods");
    }
    if (scope.equals(OF_CLAIMS)) {
      return CLAIM_RESOURCES.contains(resource);
    }
    return !OF_PODS.contains(scope) || POD_RESOURCES.contains(resource);
  }

  static boolean matches(Scope scope, WorkspacePod pod, QosClass qosClass) {
    return switch (scope.name()) {
      case "Terminating" -> pod.isTerminating();
      case "NotTerminating" -> !pod.isTerminating();
      case "BestEffort" -> qosClass == QosClass.BEST_EFFORT;
      case "NotBestEffort" -> qosClass != QosClass.BEST_EFFORT;
      case "PriorityClass" -> selects(scope, pod.priorityClassName());
      case "CrossNamespacePodAffinity" -> pod.crossNamespaceAffinity();
      default -> false;
    };
  }

  /** A workspace's claim names no VolumeAttributesClass; no other scope selects a claim. */
  static boolean matchesClaim(Scope scope) {
    return scope.name().equals(OF_CLAIMS) && selects(scope, Optional.empty());
  }

  private static boolean selects(Scope scope, Optional<String> value) {
    return switch (scope.operator()) {
      case "Exists" -> value.isPresent();
      case "DoesNotExist" -> value.isEmpty();
      case "In" -> value.filter(scope.values()::contains).isPresent();
      case "NotIn" -> value.filter(scope.values()::contains).isEmpty();
      default -> false;
    };
  }
}
