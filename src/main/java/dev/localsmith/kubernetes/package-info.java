/**
 * Kubernetes' own judgement of a pod (1.35, feature gates at their defaults): quantities,
 * defaulting, validation of resources, node selector and tolerations, and the QoS class. No I/O,
 * and no dependency on the rest of Localsmith.
 *
 * <p>Texts are the API server's words. They quote names as given, control characters included:
 * whoever prints them escapes them.
 */
package dev.localsmith.kubernetes;
