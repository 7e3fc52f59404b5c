package dev.localsmith.kubernetes;

import java.util.List;
import java.util.Map;

/**
 * What an author decides about a pod of one container, as texts of the API's JSON.
 *
 * @param requests the container's requests, quantities as texts
 * @param limits the container's limits, quantities as texts
 * @param nodeSelector the labels that a node must have
 * @param tolerations in their order
 */
public record Pod(
    Map<String, String> requests,
    Map<String, String> limits,
    Map<String, String> nodeSelector,
    List<Toleration> tolerations) {}
