package dev.localsmith.admission;

import java.util.Map;

/**
 * One container of a workspace's pod.
 *
 * @param requests as its author wrote them, quantities as texts
 * @param limits likewise
 */
public record Container(
    String name, Kind kind, Map<String, String> requests, Map<String, String> limits) {
  /**
   * Init containers run before the main ones, one after the other; a sidecar is one that keeps
   * running.
   */
  public enum Kind {
    MAIN,
    INIT,
    SIDECAR
  }
}
