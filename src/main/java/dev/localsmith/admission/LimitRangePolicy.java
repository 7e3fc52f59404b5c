package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A LimitRange, its quantities decoded. */
public record LimitRangePolicy(String name, List<Item> items) {
  static final String CONTAINER = "Container";
  static final String POD = "Pod";
  static final String CLAIM = "PersistentVolumeClaim";

  /**
   * What one range says of one type of object.
   *
   * @param type {@code Container}, {@code Pod} or {@code PersistentVolumeClaim}
   * @param defaultLimit {@code default} in the YAML
   * @param ratio {@code maxLimitRequestRatio}
   */
  public record Item(
      String type,
      SortedMap<String, Quantity> min,
      SortedMap<String, Quantity> max,
      SortedMap<String, Quantity> defaultLimit,
      SortedMap<String, Quantity> defaultRequest,
      SortedMap<String, Quantity> ratio) {

    /**
     * As the API server stores it: a container's limit defaults to the maximum, its request to the
     * limit or minimum.
     */
    Item defaulted() {
      if (!type.equals(CONTAINER)) {
        return this;
      }
      SortedMap<String, Quantity> limit = over(defaultLimit, max);
      return new Item(type, min, max, limit, over(over(defaultRequest, limit), min), ratio);
    }

    private static SortedMap<String, Quantity> over(
        Map<String, Quantity> first, Map<String, Quantity> fallback) {
      SortedMap<String, Quantity> merged = new TreeMap<>(fallback);
      merged.putAll(first);
      return merged;
    }
  }
}
