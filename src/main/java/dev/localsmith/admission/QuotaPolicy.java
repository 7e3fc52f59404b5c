package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import java.util.List;
import java.util.SortedMap;

/**
 * A ResourceQuota, its quantities decoded.
 *
 * @param hard what is allowed in all: {@code status.hard} where the cluster has written it, else
 *     {@code spec.hard}
 * @param used {@code status.used}; what is absent counts as unused
 * @param scopes all must match a pod; the plain {@code scopes} are those that must exist
 */
public record QuotaPolicy(
    String name,
    SortedMap<String, Quantity> hard,
    SortedMap<String, Quantity> used,
    List<Scope> scopes) {

  /**
   * @param operator {@code In}, {@code NotIn}, {@code Exists} or {@code DoesNotExist}
   * @param inSelector whether it stands in {@code scopeSelector} rather than in {@code scopes}
   */
  public record Scope(String name, String operator, List<String> values, boolean inSelector) {}

  Quantity usedOf(String resource) {
    return used.getOrDefault(resource, Quantity.ZERO);
  }
}
