package dev.localsmith.interpret;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a workspace gets: the seven outputs (rules 9). */
public record Result(
    Map<String, String> requests,
    Map<String, String> limits,
    Optional<String> disk,
    Map<String, String> nodeSelector,
    Collection<Toleration> tolerations,
    String summary,
    List<Warning> warnings) {

  /** One toleration, its fields as text. */
  public record Toleration(
      Optional<String> key,
      Optional<String> operator,
      Optional<String> value,
      Optional<String> effect,
      Optional<String> seconds) {}

  /**
   * One warning.
   *
   * @param placement whether it is about node placement (rules 8) and not about resources
   */
  public record Warning(String code, String path, String message, boolean placement) {}
}
