package dev.localsmith.kubernetes;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A container's requests and limits by resource name.
 *
 * @param requests what the container is guaranteed
 * @param limits what it may use at most
 */
public record Resources(SortedMap<String, Quantity> requests, SortedMap<String, Quantity> limits) {
  public static final Resources NONE = new Resources(new TreeMap<>(), new TreeMap<>());

  public Resources {
    requests = Collections.unmodifiableSortedMap(new TreeMap<>(requests));
    limits = Collections.unmodifiableSortedMap(new TreeMap<>(limits));
  }

  /**
   * Decodes and defaults a container's resources as the API does: amounts round up to thousandths,
   * and a request that is missing becomes its limit.
   *
   * @throws QuantityException if a text is no quantity
   */
  public static Resources decode(Map<String, String> requests, Map<String, String> limits) {
    SortedMap<String, Quantity> decodedLimits = decode(limits);
    SortedMap<String, Quantity> decodedRequests = new TreeMap<>(decodedLimits);
    decodedRequests.putAll(decode(requests));
    return new Resources(decodedRequests, decodedLimits);
  }

  /**
   * Decodes one list of resources, amounts rounded up to thousandths.
   *
   * @throws QuantityException if a text is no quantity
   */
  public static SortedMap<String, Quantity> decode(Map<String, String> texts) {
    SortedMap<String, Quantity> decoded = new TreeMap<>();
    texts.forEach((name, text) -> decoded.put(name, Quantity.parse(text).roundedUpToThousandths()));
    return decoded;
  }
}
